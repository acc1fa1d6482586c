// The thread of the bots: a question is [ticket, record, bot], an answer [ticket, action].
import init, { think } from "./app.js";

const ready = init();

onmessage = async ({ data: [ticket, record, bot] }) => {
  await ready;
  postMessage([ticket, think(record, bot)]);
};

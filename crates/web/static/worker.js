// The bots' thread: a question is [ticket, record, bot], an answer is [ticket, action].
import init, { think } from "./app.js";

const ready = init();

onmessage = async ({ data: [ticket, record, bot] }) => {
  await ready;
  postMessage([ticket, think(record, bot)]);
};

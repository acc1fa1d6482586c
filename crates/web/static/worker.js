// The bots' thread: a question is [ticket, record, bot], an answer is [ticket, action].
import init, { learn, think } from "./app.js";

// Without the net the bots play weaker, but they play.
const net = fetch(new URL("./bots.net", import.meta.url))
  .then((answer) => (answer.ok ? answer.arrayBuffer() : undefined), () => undefined);
const ready = Promise.all([net, init()]).then(([bytes]) => { if (bytes) learn(new Uint8Array(bytes)); });

onmessage = async ({ data: [ticket, record, bot] }) => {
  await ready;
  postMessage([ticket, think(record, bot)]);
};

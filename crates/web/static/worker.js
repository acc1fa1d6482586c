// The bots' thread: a question is [ticket, record, bot], an answer is [ticket, action].
import init, { learn, think } from "./app.js";

// Without a net the bots play weaker, but they play.
const net = (name) => fetch(new URL(name, import.meta.url))
  .then((answer) => (answer.ok ? answer.arrayBuffer() : undefined), () => undefined);
const ready = Promise.all([init(), net("./first.net"), net("./plain.net")])
  .then(([, ...nets]) => nets.filter(Boolean).forEach((bytes) => learn(new Uint8Array(bytes))));

onmessage = async ({ data: [ticket, record, bot] }) => {
  await ready;
  postMessage([ticket, think(record, bot)]);
};

// The page hears of errors, and then thinks by itself; of promises that fail it hears nothing.
addEventListener("unhandledrejection", ({ reason }) => { throw reason; });

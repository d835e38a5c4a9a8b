import { createServer } from "node:net";

// Program that accepts and discards every email as fast as possible. Sends its port to the parent process.
const server = createServer((line) => {
  let isLetter = false;
  let end = "";
  line.setNoDelay(true);
  line.write("220 sink\r\n");
  line.on("error", () => {});
  line.on("data", (bytes) => {
    const text = bytes.toString("latin1");
    if (isLetter) {
      end = (end + text).slice(-5);
      if (end !== "\r\n.\r\n") return;
      isLetter = false;
      end = "";
      line.write("250 taken\r\n");
      return;
    }
    isLetter = /^DATA\r\n/im.test(text);
    if (/^QUIT/i.test(text)) line.end("221 bye\r\n");
    else
      line.write(
        isLetter ? "354 go on\r\n" : /^EHLO/i.test(text) ? "250-sink\r\n250 8BITMIME\r\n" : "250 well\r\n",
      );
  });
}).listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" && address ? address.port : 0);
});

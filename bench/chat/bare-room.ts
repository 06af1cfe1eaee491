import { createServer } from "node:http";
import { Server } from "socket.io";

// What any chat over socket.io costs at the least: one room, nothing stored, nobody asked who they are.
const listener = createServer();
const io = new Server(listener);
io.on("connection", (socket) => {
  void socket.join("room");
  socket.on("say", (text: string) => io.in("room").emit("said", text));
});
listener.listen(Number(process.env.PORT), "127.0.0.1", () => process.send?.("ready"));

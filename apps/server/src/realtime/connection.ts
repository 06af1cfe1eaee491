import type { ClientEvents, ServerEvents } from "@toran/contract";
import type { Server, Socket } from "socket.io";
import type { SignedIn } from "../modules/accounts/signed-in";

export interface Kept {
  user: SignedIn;
  /** When the token presented last runs out. */
  until: number;
}
type Nothing = Record<string, never>;
export type Realtime = Server<ClientEvents, ServerEvents, Nothing, Kept>;
export type Connection = Socket<ClientEvents, ServerEvents, Nothing, Kept>;

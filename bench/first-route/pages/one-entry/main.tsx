import * as Dialog from "@radix-ui/react-dialog";
import * as Toast from "@radix-ui/react-toast";
import axios from "axios";
import { makeAutoObservable } from "mobx";
import { observer } from "mobx-react-lite";
import type { SubmitEvent } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import { io } from "socket.io-client";
import { z } from "zod";

// The libraries of an application of this kind in one file, as it comes when nobody splits it.
const asked = z.object({ email: z.email(), password: z.string().min(1) });

class LogIn {
  email = "";
  password = "";
  problem = "";
  constructor() {
    makeAutoObservable(this);
  }
  async send(event: SubmitEvent) {
    event.preventDefault();
    const given = asked.safeParse({ email: this.email, password: this.password });
    if (!given.success) return this.say("Check what you wrote.");
    await axios.post("/log-in", given.data).catch(() => this.say("That did not work."));
    io("/", { autoConnect: false }).connect();
  }
  say(problem: string) {
    this.problem = problem;
  }
}
const logIn = new LogIn();

const Form = observer(() => (
  <Toast.Provider>
    <form onSubmit={(event) => void logIn.send(event)}>
      <h1>Log in</h1>
      <label>
        Email <input value={logIn.email} onChange={(event) => (logIn.email = event.target.value)} />
      </label>
      <label>
        Password{" "}
        <input
          type="password"
          value={logIn.password}
          onChange={(event) => (logIn.password = event.target.value)}
        />
      </label>
      <button type="submit">Log in</button>
      <Link to="/register">Register</Link>
      <Dialog.Root>
        <Dialog.Trigger>Help</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Content>
            <Dialog.Title>Help</Dialog.Title>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </form>
    <Toast.Root open={logIn.problem !== ""}>
      <Toast.Title>{logIn.problem}</Toast.Title>
    </Toast.Root>
    <Toast.Viewport />
  </Toast.Provider>
));

createRoot(document.querySelector("#root")!).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Form />} />
    </Routes>
  </BrowserRouter>,
);

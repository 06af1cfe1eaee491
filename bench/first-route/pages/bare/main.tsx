import { makeAutoObservable } from "mobx";
import { observer } from "mobx-react-lite";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";

// The same libraries and a form without looks: what a page costs before anything of ours is in it.
class Typed {
  email = "";
  constructor() {
    makeAutoObservable(this);
  }
}
const typed = new Typed();

const Form = observer(() => (
  <form onSubmit={(event) => event.preventDefault()}>
    <h1>Log in</h1>
    <label>
      Email <input value={typed.email} onChange={(event) => (typed.email = event.target.value)} />
    </label>
    <label>
      Password <input type="password" />
    </label>
    <button type="submit">Log in</button>
    <Link to="/register">Register</Link>
  </form>
));

createRoot(document.querySelector("#root")!).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Form />} />
    </Routes>
  </BrowserRouter>,
);

import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";

/**
 * The address of the window. A new screen is drawn when there is time, and what stood there stays until its code has
 * come; another tab or filter of the same screen is what a press waits for, and is drawn at once. The router's own
 * draws both when there is time: beside anything that moves on the page, such as a skeleton, that took twice as long.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ location, action }, setShown] = useState({
    location: history.location,
    action: history.action,
  });
  const path = useRef(location.pathname);
  useLayoutEffect(() => {
    path.current = location.pathname;
  }, [location]);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const show = () => setShown(next);
        if (next.location.pathname === path.current) show();
        else startTransition(show);
      }),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

// Runs in the page that is measured: how long a press on a tab waits until what it shows is painted.
window.opening = (name, wanted) =>
  new Promise((settle) => {
    const tabs = [...document.querySelectorAll("[role=tab]")];
    const tab = tabs.find((each) => each.textContent.startsWith(name));
    const began = performance.now();
    tab.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
    tab.click();
    const look = () => {
      if (!document.querySelector(wanted)) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => settle(performance.now() - began));
      port1.start();
      port2.postMessage(0);
    };
    requestAnimationFrame(look);
  });

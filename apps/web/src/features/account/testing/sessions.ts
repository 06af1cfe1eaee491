/** An account that its password alone guards. */
export const guard = {
  email: "asha@nilgiri.example",
  twoStep: false,
  recoveryCodesLeft: 0,
  passwordChangedAt: "2026-11-02T06:00:00.000Z",
};

/** The browser that asks. */
export const here = {
  id: "here",
  device: "Chrome on Linux",
  address: "192.0.2.1",
  startedAt: "2026-11-02T06:00:00.000Z",
  usedAt: "2026-11-20T06:00:00.000Z",
  current: true,
};
/** Another, which may be lost. */
export const phone = { ...here, id: "phone", device: "Chrome on Android", current: false };

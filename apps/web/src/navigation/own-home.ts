import { createContext, use } from "react";

/** Where a visitor belongs who is signed in; nothing for a stranger, nor while the application has not come yet. */
export const OwnHomeContext = createContext<string | undefined>(undefined);

export const useOwnHome = () => use(OwnHomeContext);

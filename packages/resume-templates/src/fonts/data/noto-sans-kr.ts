// Written by `pnpm --filter @toran/resume-templates slices` from the faces that are installed.
import type { Slice } from "../face";

export const slices: Slice[] = [
  {
    range:
      "U+f9ca-fa0b,U+ff03-ff05,U+ff07,U+ff0a-ff0b,U+ff0d-ff19,U+ff1b,U+ff1d,U+ff20-ff5b,U+ff5d,U+ffe0-ffe3,U+ffe5-ffe6",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-0-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-0-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range: "U+f92f-f95e,U+f960-f980,U+f982-f9a9,U+f9ab-f9c9",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-1-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-1-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+d723-d728,U+d72a-d733,U+d735-d748,U+d74a-d74f,U+d752-d753,U+d755-d757,U+d75a-d75f,U+d762-d764,U+d766-d768,U+d76a-d76b,U+d76d-d76f,U+d771-d787,U+d789-d78b,U+d78d-d78f,U+d791-d797,U+d79a,U+d79c,U+d79e-d7a3,U+f900-f909,U+f90b-f92e",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-2-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-2-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+d679-d68b,U+d68e-d69e,U+d6a0,U+d6a2-d6a7,U+d6a9-d6c3,U+d6c6-d6c7,U+d6c9-d6cb,U+d6cd-d6d3,U+d6d5-d6d6,U+d6d8-d6e3,U+d6e5-d6e7,U+d6e9-d6fb,U+d6fd-d717,U+d719-d71f,U+d721-d722",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-3-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-3-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+d5bc-d5c7,U+d5ca-d5cb,U+d5cd-d5cf,U+d5d1-d5d7,U+d5d9-d5da,U+d5dc,U+d5de-d5e3,U+d5e6-d5e7,U+d5e9-d5eb,U+d5ed-d5f6,U+d5f8,U+d5fa-d5ff,U+d602-d603,U+d605-d607,U+d609-d60f,U+d612-d613,U+d616-d61b,U+d61d-d637,U+d63a-d63b,U+d63d-d63f,U+d641-d647,U+d64a-d64c,U+d64e-d653,U+d656-d657,U+d659-d65b,U+d65d-d666,U+d668,U+d66a-d678",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-4-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-4-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+d507,U+d509-d50b,U+d50d-d513,U+d515-d53b,U+d53e-d53f,U+d541-d543,U+d545-d54c,U+d54e,U+d550,U+d552-d557,U+d55a-d55b,U+d55d-d55f,U+d561-d564,U+d566-d567,U+d56a,U+d56c,U+d56e-d573,U+d576-d577,U+d579-d583,U+d585-d586,U+d58a-d5a4,U+d5a6-d5bb",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-5-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-5-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+d464-d477,U+d47a-d47b,U+d47d-d47f,U+d481-d487,U+d489-d48a,U+d48c,U+d48e-d4e7,U+d4e9-d503,U+d505-d506",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-6-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-6-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+d3bf-d3c7,U+d3ca-d3cf,U+d3d1-d3eb,U+d3ee-d3ef,U+d3f1-d3f3,U+d3f5-d3fb,U+d3fd-d400,U+d402-d45b,U+d45d-d463",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-7-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-7-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+d2ff,U+d302-d304,U+d306-d30b,U+d30f,U+d311-d313,U+d315-d31b,U+d31e,U+d322-d324,U+d326-d327,U+d32a-d32b,U+d32d-d32f,U+d331-d337,U+d339-d33c,U+d33e-d37b,U+d37e-d37f,U+d381-d383,U+d385-d38b,U+d38e-d390,U+d392-d397,U+d39a-d39b,U+d39d-d39f,U+d3a1-d3a7,U+d3a9-d3aa,U+d3ac,U+d3ae-d3b3,U+d3b5-d3b7,U+d3b9-d3bb,U+d3bd-d3be",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-8-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-8-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+d257-d27f,U+d281-d29b,U+d29d-d29f,U+d2a1-d2ab,U+d2ad-d2b7,U+d2ba-d2bb,U+d2bd-d2bf,U+d2c1-d2c7,U+d2c9-d2ef,U+d2f2-d2f3,U+d2f5-d2f7,U+d2f9-d2fe",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-9-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-9-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+d1b4,U+d1b6-d1f3,U+d1f5-d22b,U+d22e-d22f,U+d231-d233,U+d235-d23b,U+d23d-d240,U+d242-d256",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-10-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-10-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+d105-d12f,U+d132-d133,U+d135-d137,U+d139-d13f,U+d141-d142,U+d144,U+d146-d14b,U+d14e-d14f,U+d151-d153,U+d155-d15b,U+d15e-d187,U+d189-d19f,U+d1a2-d1a3,U+d1a5-d1a7,U+d1a9-d1af,U+d1b2-d1b3",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-11-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-11-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+d04b-d04f,U+d051-d057,U+d059-d06b,U+d06d-d06f,U+d071-d073,U+d075-d07b,U+d07e-d0a3,U+d0a6-d0a7,U+d0a9-d0ab,U+d0ad-d0b3,U+d0b6,U+d0b8,U+d0ba-d0bf,U+d0c2-d0c3,U+d0c5-d0c7,U+d0c9-d0cf,U+d0d2,U+d0d6-d0db,U+d0de-d0df,U+d0e1-d0e3,U+d0e5-d0eb,U+d0ee-d0f0,U+d0f2-d104",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-12-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-12-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+cfa2-cfc3,U+cfc5-cfdf,U+cfe2-cfe3,U+cfe5-cfe7,U+cfe9-cff4,U+cff6-cffb,U+cffd-cfff,U+d001-d003,U+d005-d017,U+d019-d033,U+d036-d037,U+d039-d03b,U+d03d-d04a",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-13-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-13-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+cef0-cef3,U+cef6,U+cef9-ceff,U+cf01-cf03,U+cf05-cf07,U+cf09-cf0f,U+cf11-cf12,U+cf14-cf1b,U+cf1d-cf1f,U+cf21-cf2f,U+cf31-cf53,U+cf56-cf57,U+cf59-cf5b,U+cf5d-cf63,U+cf66,U+cf68,U+cf6a-cf6f,U+cf71-cf84,U+cf86-cf8b,U+cf8d-cfa1",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-14-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-14-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+ce3c-ce57,U+ce5a-ce5b,U+ce5d-ce5f,U+ce61-ce67,U+ce6a,U+ce6c,U+ce6e-ce73,U+ce76-ce77,U+ce79-ce7b,U+ce7d-ce83,U+ce85-ce88,U+ce8a-ce8f,U+ce91-ce93,U+ce95-ce97,U+ce99-ce9f,U+cea2,U+cea4-ceab,U+cead-cee3,U+cee6-cee7,U+cee9-ceeb,U+ceed-ceef",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-15-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-15-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+cd92-cd93,U+cd96-cd97,U+cd99-cd9b,U+cd9d-cda3,U+cda6-cda8,U+cdaa-cdaf,U+cdb1-cdc3,U+cdc5-cdcb,U+cdcd-cde7,U+cde9-ce03,U+ce05-ce1f,U+ce22-ce34,U+ce36-ce3b",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-16-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-16-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+ccef-cd07,U+cd0a-cd0b,U+cd0d-cd1a,U+cd1c,U+cd1e-cd2b,U+cd2d-cd5b,U+cd5d-cd77,U+cd79-cd91",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-17-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-17-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+cc3f-cc43,U+cc46-cc47,U+cc49-cc4b,U+cc4d-cc53,U+cc55-cc58,U+cc5a-cc5f,U+cc61-cc97,U+cc9a-cc9b,U+cc9d-cc9f,U+cca1-cca7,U+ccaa,U+ccac,U+ccae-ccb3,U+ccb6-ccb7,U+ccb9-ccbb,U+ccbd-cccf,U+ccd1-cce3,U+cce5-ccee",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-18-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-18-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+cb91-cbd3,U+cbd5-cbe3,U+cbe5-cc0b,U+cc0e-cc0f,U+cc11-cc13,U+cc15-cc1b,U+cc1d-cc20,U+cc23-cc27,U+cc2a-cc2b,U+cc2d,U+cc2f,U+cc31-cc37,U+cc3a,U+cc3c",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-19-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-19-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range: "U+caf4-cb47,U+cb4a-cb90",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-20-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-20-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+ca4a-ca4b,U+ca4e-ca4f,U+ca51-ca53,U+ca55-ca5b,U+ca5d-ca60,U+ca62-ca83,U+ca85-cabb,U+cabe-cabf,U+cac1-cac3,U+cac5-cacb,U+cacd-cad0,U+cad2,U+cad4-cad8,U+cada-caf3",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-21-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-21-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c996-c997,U+c99a-c99c,U+c99e-c9bf,U+c9c2-c9c3,U+c9c5-c9c7,U+c9c9-c9cf,U+c9d2,U+c9d4,U+c9d7-c9d8,U+c9db,U+c9de-c9df,U+c9e1-c9e3,U+c9e5-c9e6,U+c9e8-c9eb,U+c9ee-c9f0,U+c9f2-c9f7,U+c9f9-ca0b,U+ca0d-ca28,U+ca2a-ca49",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-22-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-22-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c8e9-c8f4,U+c8f6-c8fb,U+c8fe-c8ff,U+c901-c903,U+c905-c90b,U+c90e-c910,U+c912-c917,U+c919-c92b,U+c92d-c94f,U+c951-c953,U+c955-c96b,U+c96d-c973,U+c975-c987,U+c98a-c98b,U+c98d-c98f,U+c991-c995",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-23-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-23-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c841-c84b,U+c84d-c86f,U+c872-c873,U+c875-c877,U+c879-c87f,U+c882-c884,U+c887-c88a,U+c88d-c8c3,U+c8c5-c8df,U+c8e1-c8e8",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-24-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-24-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c779-c77b,U+c77e-c782,U+c786,U+c78b,U+c78d,U+c78f,U+c792-c793,U+c795,U+c797,U+c799-c79f,U+c7a2,U+c7a7-c7ab,U+c7ae-c7bb,U+c7bd-c7c0,U+c7c2-c7c7,U+c7c9-c7dc,U+c7de-c7ff,U+c802-c803,U+c805-c807,U+c809,U+c80b-c80f,U+c812,U+c814,U+c817-c81b,U+c81e-c81f,U+c821-c823,U+c825-c82e,U+c830-c837,U+c839-c83b,U+c83d-c840",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-25-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-25-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c6bb-c6bf,U+c6c2,U+c6c4,U+c6c6-c6cb,U+c6ce-c6cf,U+c6d1-c6d3,U+c6d5-c6db,U+c6dd-c6df,U+c6e1-c6e7,U+c6e9-c6eb,U+c6ed-c6ef,U+c6f1-c6f8,U+c6fa-c703,U+c705-c707,U+c709-c70b,U+c70d-c716,U+c718,U+c71a-c71f,U+c722-c723,U+c725-c727,U+c729-c734,U+c736-c73b,U+c73e-c73f,U+c741-c743,U+c745-c74b,U+c74e-c750,U+c752-c757,U+c759-c773,U+c776-c777",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-26-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-26-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c5f5-c5fb,U+c5fe,U+c602-c605,U+c607,U+c609-c60f,U+c611-c61a,U+c61c-c623,U+c626-c627,U+c629-c62b,U+c62d,U+c62f-c632,U+c636,U+c638,U+c63a-c63f,U+c642-c643,U+c645-c647,U+c649-c652,U+c656-c65b,U+c65d-c65f,U+c661-c663,U+c665-c677,U+c679-c67b,U+c67d-c693,U+c696-c697,U+c699-c69b,U+c69d-c6a3,U+c6a6,U+c6a8,U+c6aa-c6af,U+c6b2-c6b3,U+c6b5-c6b7,U+c6b9-c6ba",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-27-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-27-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c517-c527,U+c52a-c52b,U+c52d-c52f,U+c531-c538,U+c53a,U+c53c,U+c53e-c543,U+c546-c547,U+c54b,U+c54d-c552,U+c556,U+c55a-c55b,U+c55d,U+c55f,U+c562-c563,U+c565-c567,U+c569-c56f,U+c572,U+c574,U+c576-c57b,U+c57e-c57f,U+c581-c583,U+c585-c586,U+c588-c58b,U+c58e,U+c590,U+c592-c596,U+c599-c5b3,U+c5b6-c5b7,U+c5ba,U+c5be-c5c3,U+c5ca-c5cb,U+c5cd,U+c5cf,U+c5d2-c5d3,U+c5d5-c5d7,U+c5d9-c5df,U+c5e1-c5e2,U+c5e4,U+c5e6-c5eb,U+c5ef,U+c5f1-c5f3",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-28-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-28-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range: "U+c475-c4ef,U+c4f2-c4f3,U+c4f5-c4f7,U+c4f9-c4ff,U+c502-c50b,U+c50d-c516",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-29-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-29-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c3d0-c3d7,U+c3da-c3db,U+c3dd-c3de,U+c3e1-c3ec,U+c3ee-c3f3,U+c3f5-c42b,U+c42d-c463,U+c466-c474",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-30-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-30-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c32b-c367,U+c36a-c36b,U+c36d-c36f,U+c371-c377,U+c37a-c37b,U+c37e-c383,U+c385-c387,U+c389-c3cf",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-31-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-31-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c26a-c26b,U+c26d-c26f,U+c271-c273,U+c275-c27b,U+c27e-c287,U+c289-c28f,U+c291-c297,U+c299-c29a,U+c29c-c2a3,U+c2a5-c2a7,U+c2a9-c2ab,U+c2ad-c2b3,U+c2b6,U+c2b8,U+c2ba-c2bb,U+c2bd-c2db,U+c2de-c2df,U+c2e1-c2e2,U+c2e5-c2ea,U+c2ee,U+c2f0,U+c2f2-c2f5,U+c2f7,U+c2fa-c2fb,U+c2fd-c2ff,U+c301-c307,U+c309-c30c,U+c30e-c312,U+c315-c323,U+c325-c328,U+c32a",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-32-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-32-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c1bc-c1c3,U+c1c5-c1df,U+c1e1-c1fb,U+c1fd-c203,U+c205-c20c,U+c20e,U+c210-c217,U+c21a-c21b,U+c21d-c21e,U+c221-c227,U+c229-c22a,U+c22c,U+c22e,U+c230,U+c233-c24f,U+c251-c257,U+c259-c269",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-33-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-33-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c101-c11b,U+c11f,U+c121-c123,U+c125-c12b,U+c12e,U+c132-c137,U+c13a-c13b,U+c13d-c13f,U+c141-c147,U+c14a,U+c14c-c153,U+c155-c157,U+c159-c15b,U+c15d-c166,U+c169-c16f,U+c171-c177,U+c179-c18b,U+c18e-c18f,U+c191-c193,U+c195-c19b,U+c19d-c19e,U+c1a0,U+c1a2-c1a4,U+c1a6-c1bb",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-34-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-34-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+c049-c057,U+c059-c05b,U+c05d-c05f,U+c061-c067,U+c069-c08f,U+c091-c0ab,U+c0ae-c0af,U+c0b1-c0b3,U+c0b5,U+c0b7-c0bb,U+c0be,U+c0c2-c0c7,U+c0ca-c0cb,U+c0cd-c0cf,U+c0d1-c0d7,U+c0d9-c0da,U+c0dc,U+c0de-c0e3,U+c0e5-c0eb,U+c0ed-c0f3,U+c0f6,U+c0f8,U+c0fa-c0ff",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-35-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-35-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range: "U+bfa7-bfaf,U+bfb1-bfc4,U+bfc6-bfcb,U+bfce-bfcf,U+bfd1-bfd3,U+bfd5-bfdb,U+bfdd-c048",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-36-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-36-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range: "U+bf07,U+bf09-bf3f,U+bf41-bf4f,U+bf52-bf54,U+bf56-bfa6",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-37-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-37-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+be56,U+be58,U+be5c-be5f,U+be62-be63,U+be65-be67,U+be69-be74,U+be76-be7b,U+be7e-be7f,U+be81-be8e,U+be90,U+be92-bea7,U+bea9-becf,U+bed2-bed3,U+bed5-bed6,U+bed9-bee3,U+bee6-bf06",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-38-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-38-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+bdb0-bdd3,U+bdd5-bdef,U+bdf1-be0b,U+be0d-be0f,U+be11-be13,U+be15-be43,U+be46-be47,U+be49-be4b,U+be4d-be53",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-39-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-39-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+bd03,U+bd06,U+bd08,U+bd0a-bd0f,U+bd11-bd22,U+bd25-bd47,U+bd49-bd58,U+bd5a-bd7f,U+bd82-bd83,U+bd85-bd87,U+bd8a-bd8f,U+bd91-bd92,U+bd94,U+bd96-bd98,U+bd9a-bdaf",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-40-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-40-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+bc4e-bc83,U+bc86-bc87,U+bc89-bc8b,U+bc8d-bc93,U+bc96,U+bc98,U+bc9b-bc9f,U+bca2-bca3,U+bca5-bca7,U+bca9-bcb2,U+bcb4-bcbb,U+bcbe-bcbf,U+bcc1-bcc3,U+bcc5-bccc,U+bcce-bcd0,U+bcd2-bcd4,U+bcd6-bcf3,U+bcf7,U+bcf9-bcfb,U+bcfd-bd02",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-41-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-41-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+bb90-bba3,U+bba5-bbab,U+bbad-bbbf,U+bbc1-bbf7,U+bbfa-bbfb,U+bbfd-bbfe,U+bc01-bc07,U+bc09-bc0a,U+bc0e,U+bc10,U+bc12-bc13,U+bc17,U+bc19-bc1a,U+bc1e,U+bc20-bc23,U+bc26,U+bc28,U+bc2a-bc2c,U+bc2e-bc2f,U+bc32-bc33,U+bc35-bc37,U+bc39-bc3f,U+bc41-bc42,U+bc44,U+bc46-bc48,U+bc4a-bc4d",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-42-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-42-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+bae6-bafb,U+bafd-bb17,U+bb19-bb33,U+bb37,U+bb39-bb3a,U+bb3d-bb43,U+bb45-bb46,U+bb48,U+bb4a-bb4f,U+bb51-bb53,U+bb55-bb57,U+bb59-bb62,U+bb64-bb8f",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-43-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-43-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+ba30-ba37,U+ba3a-ba3b,U+ba3d-ba3f,U+ba41-ba47,U+ba49-ba4a,U+ba4c,U+ba4e-ba53,U+ba56-ba57,U+ba59-ba5b,U+ba5d-ba63,U+ba65-ba66,U+ba68-ba6f,U+ba71-ba73,U+ba75-ba77,U+ba79-ba84,U+ba86,U+ba88-baa7,U+baaa,U+baad-baaf,U+bab1-bab7,U+baba,U+babc,U+babe-bae5",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-44-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-44-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b96e-b973,U+b976-b977,U+b979-b97b,U+b97d-b983,U+b986,U+b988,U+b98a-b98d,U+b98f-b9ab,U+b9ae-b9af,U+b9b1-b9b3,U+b9b5-b9bb,U+b9be,U+b9c0,U+b9c2-b9c7,U+b9ca-b9cb,U+b9cd,U+b9d2-b9d7,U+b9da,U+b9dc,U+b9df-b9e0,U+b9e2,U+b9e6-b9e7,U+b9e9-b9f3,U+b9f6,U+b9f8,U+b9fb-ba2f",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-45-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-45-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b8bf-b8cb,U+b8cd-b8e0,U+b8e2-b8e7,U+b8ea-b8eb,U+b8ed-b8ef,U+b8f1-b8f7,U+b8fa,U+b8fc,U+b8fe-b903,U+b905-b917,U+b919-b91f,U+b921-b93b,U+b93d-b957,U+b95a-b95b,U+b95d-b95f,U+b961-b967,U+b969-b96c",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-46-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-46-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b80d-b80f,U+b811-b817,U+b81a,U+b81c-b823,U+b826-b827,U+b829-b82b,U+b82d-b833,U+b836,U+b83a-b83f,U+b841-b85b,U+b85e-b85f,U+b861-b863,U+b865-b86b,U+b86e,U+b870,U+b872-b8af,U+b8b1-b8be",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-47-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-47-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b74d-b75f,U+b761-b763,U+b765-b774,U+b776-b77b,U+b77e-b77f,U+b781-b783,U+b785-b78b,U+b78e,U+b792-b796,U+b79a-b79b,U+b79d-b7a7,U+b7aa,U+b7ae-b7b3,U+b7b6-b7c8,U+b7ca-b7eb,U+b7ee-b7ef,U+b7f1-b7f3,U+b7f5-b7fb,U+b7fe,U+b802-b806,U+b80a-b80b",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-48-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-48-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b6a7-b6aa,U+b6ac-b6b0,U+b6b2-b6ef,U+b6f1-b727,U+b72a-b72b,U+b72d-b72e,U+b731-b737,U+b739-b73a,U+b73c-b743,U+b745-b74c",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-49-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-49-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range: "U+b605-b60f,U+b612-b617,U+b619-b624,U+b626-b69b,U+b69e-b6a3,U+b6a5-b6a6",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-50-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-50-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b55f,U+b562-b583,U+b585-b59f,U+b5a2-b5a3,U+b5a5-b5a7,U+b5a9-b5b2,U+b5b5-b5ba,U+b5bd-b604",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-51-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-51-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b4a5-b4b6,U+b4b8-b4bf,U+b4c1-b4c7,U+b4c9-b4db,U+b4de-b4df,U+b4e1-b4e2,U+b4e5-b4eb,U+b4ee,U+b4f0,U+b4f2-b513,U+b516-b517,U+b519-b51a,U+b51d-b523,U+b526,U+b528,U+b52b-b52f,U+b532-b533,U+b535-b537,U+b539-b53f,U+b541-b544,U+b546-b54b,U+b54d-b54f,U+b551-b55b,U+b55d-b55e",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-52-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-52-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b3f8-b3fb,U+b3fd-b40f,U+b411-b417,U+b419-b41b,U+b41d-b41f,U+b421-b427,U+b42a-b42b,U+b42d-b44f,U+b452-b453,U+b455-b457,U+b459-b45f,U+b462-b464,U+b466-b46b,U+b46d-b47f,U+b481-b4a3",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-53-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-53-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b342-b353,U+b356-b357,U+b359-b35b,U+b35d-b35e,U+b360-b363,U+b366,U+b368,U+b36a-b36d,U+b36f,U+b372-b373,U+b375-b377,U+b379-b37f,U+b381-b382,U+b384,U+b386-b38b,U+b38d-b3c3,U+b3c6-b3c7,U+b3c9-b3ca,U+b3cd-b3d3,U+b3d6,U+b3d8,U+b3da-b3f7",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-54-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-54-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b27c-b283,U+b285-b28f,U+b292-b293,U+b295-b297,U+b29a-b29f,U+b2a1-b2a4,U+b2a7-b2a9,U+b2ab,U+b2ad-b2c7,U+b2ca-b2cb,U+b2cd-b2cf,U+b2d1-b2d7,U+b2da,U+b2dc,U+b2de-b2e3,U+b2e7,U+b2e9-b2ea,U+b2ef-b2f3,U+b2f6,U+b2f8,U+b2fa-b2fb,U+b2fd-b2fe,U+b302-b303,U+b305-b307,U+b309-b30f,U+b312,U+b316-b31b,U+b31d-b341",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-55-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-55-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b1d6-b1e7,U+b1e9-b1fc,U+b1fe-b203,U+b206-b207,U+b209-b20b,U+b20d-b213,U+b216-b21f,U+b221-b257,U+b259-b273,U+b275-b27b",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-56-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-56-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b120-b122,U+b126-b127,U+b129-b12b,U+b12d-b133,U+b136,U+b138,U+b13a-b13f,U+b142-b143,U+b145-b14f,U+b151-b153,U+b156-b157,U+b159-b177,U+b17a-b17b,U+b17d-b17f,U+b181-b187,U+b189-b18c,U+b18e-b191,U+b195-b1a7,U+b1a9-b1cb,U+b1cd-b1d5",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-57-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-57-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b05f-b07b,U+b07e-b07f,U+b081-b083,U+b085-b08b,U+b08d-b097,U+b09b,U+b09d-b09f,U+b0a2-b0a7,U+b0aa,U+b0b0,U+b0b2,U+b0b6-b0b7,U+b0b9-b0bb,U+b0bd-b0c3,U+b0c6-b0c7,U+b0ca-b0cf,U+b0d1-b0df,U+b0e1-b0e4,U+b0e6-b107,U+b10a-b10b,U+b10d-b10f,U+b111-b112,U+b114-b117,U+b119-b11a,U+b11c-b11f",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-58-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-58-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+afac-afb7,U+afba-afbb,U+afbd-afbf,U+afc1-afc6,U+afca-afcc,U+afce-afd3,U+afd5-afe7,U+afe9-afef,U+aff1-b00b,U+b00d-b00f,U+b011-b013,U+b015-b01b,U+b01d-b027,U+b029-b043,U+b045-b047,U+b049,U+b04b,U+b04d-b052,U+b055-b056,U+b058-b05c,U+b05e",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-59-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-59-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+af03-af07,U+af09-af2b,U+af2e-af33,U+af35-af3b,U+af3e-af40,U+af44-af47,U+af4a-af5c,U+af5e-af63,U+af65-af7f,U+af81-afab",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-60-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-60-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+ae56-ae5b,U+ae5e-ae60,U+ae62-ae64,U+ae66-ae67,U+ae69-ae6b,U+ae6d-ae83,U+ae85-aebb,U+aebf,U+aec1-aec3,U+aec5-aecb,U+aece,U+aed0,U+aed2-aed7,U+aed9-aef3,U+aef5-af02",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-61-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-61-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+ad9c-ada3,U+ada5-adbf,U+adc1-adc3,U+adc5-adc7,U+adc9-add2,U+add4-addb,U+addd-addf,U+ade1-ade3,U+ade5-adf7,U+adfa-adfb,U+adfd-adff,U+ae02-ae07,U+ae0a,U+ae0c,U+ae0e-ae13,U+ae15-ae2f,U+ae31-ae33,U+ae35-ae37,U+ae39-ae3f,U+ae42,U+ae44,U+ae46-ae49,U+ae4b,U+ae4f,U+ae51-ae53,U+ae55",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-62-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-62-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+ace2-ace3,U+ace5-ace6,U+ace9-acef,U+acf2,U+acf4,U+acf7-acfb,U+acfe-acff,U+ad01-ad03,U+ad05-ad0b,U+ad0d-ad10,U+ad12-ad1b,U+ad1d-ad33,U+ad35-ad48,U+ad4a-ad4f,U+ad51-ad6b,U+ad6e-ad6f,U+ad71-ad72,U+ad77-ad7c,U+ad7e,U+ad80,U+ad82-ad87,U+ad89-ad8b,U+ad8d-ad8f,U+ad91-ad9b",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-63-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-63-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+ac25-ac2c,U+ac2e,U+ac30,U+ac32-ac37,U+ac39-ac3f,U+ac41-ac4c,U+ac4e-ac6f,U+ac72-ac73,U+ac75-ac76,U+ac79-ac7f,U+ac82,U+ac84-ac88,U+ac8a-ac8b,U+ac8d-ac8f,U+ac91-ac93,U+ac95-ac9b,U+ac9d-ac9e,U+aca1-aca7,U+acab,U+acad-acaf,U+acb1-acb7,U+acba-acbb,U+acbe-acc0,U+acc2-acc3,U+acc5-acdf",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-64-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-64-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+99df,U+99ed,U+99f1,U+99ff,U+9a01,U+9a08,U+9a0e-9a0f,U+9a19,U+9a2b,U+9a30,U+9a36-9a37,U+9a40,U+9a43,U+9a45,U+9a4d,U+9a55,U+9a57,U+9a5a-9a5b,U+9a5f,U+9a62,U+9a65,U+9a69-9a6a,U+9aa8,U+9ab8,U+9ad3,U+9ae5,U+9aee,U+9b1a,U+9b27,U+9b2a,U+9b31,U+9b3c,U+9b41-9b45,U+9b4f,U+9b54,U+9b5a,U+9b6f,U+9b8e,U+9b91,U+9b9f,U+9bab,U+9bae,U+9bc9,U+9bd6,U+9be4,U+9be8,U+9c0d,U+9c10,U+9c12,U+9c15,U+9c25,U+9c32,U+9c3b,U+9c47,U+9c49,U+9c57,U+9ce5,U+9ce7,U+9ce9,U+9cf3-9cf4,U+9cf6,U+9d09,U+9d1b,U+9d26,U+9d28,U+9d3b,U+9d51,U+9d5d,U+9d60-9d61,U+9d6c,U+9d72,U+9da9,U+9daf,U+9db4,U+9dc4,U+9dd7,U+9df2,U+9df8-9dfa,U+9e1a,U+9e1e,U+9e75,U+9e79,U+9e7d,U+9e7f,U+9e92-9e93,U+9e97,U+9e9d,U+9e9f,U+9ea5,U+9eb4-9eb5,U+9ebb,U+9ebe,U+9ec3,U+9ecd-9ece,U+9ed4,U+9ed8,U+9edb-9edc,U+9ede,U+9ee8,U+9ef4,U+9f07-9f08,U+9f0e,U+9f13,U+9f20,U+9f3b,U+9f4a-9f4b,U+9f4e,U+9f52,U+9f5f,U+9f61,U+9f67,U+9f6a,U+9f6c,U+9f77,U+9f8d,U+9f90,U+9f95,U+9f9c,U+ac02-ac03,U+ac05-ac06,U+ac09-ac0f,U+ac17-ac18,U+ac1b,U+ac1e-ac1f,U+ac21-ac23",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-65-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-65-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+96a7-96a8,U+96aa,U+96b1,U+96b7,U+96bb,U+96c0-96c1,U+96c4-96c5,U+96c7,U+96c9,U+96cb-96ce,U+96d5-96d6,U+96d9,U+96db-96dc,U+96e2-96e3,U+96e8-96ea,U+96ef-96f0,U+96f2,U+96f6-96f7,U+96f9,U+96fb,U+9700,U+9706-9707,U+9711,U+9713,U+9716,U+9719,U+971c,U+971e,U+9727,U+9730,U+9732,U+9739,U+973d,U+9742,U+9744,U+9748,U+9756,U+975c,U+9761,U+9769,U+976d,U+9774,U+9777,U+977a,U+978b,U+978d,U+978f,U+97a0,U+97a8,U+97ab,U+97ad,U+97c6,U+97cb,U+97dc,U+97f6,U+97fb,U+97ff-9803,U+9805-9806,U+9808,U+980a,U+980c,U+9810-9813,U+9817-9818,U+982d,U+9830,U+9838-9839,U+983b,U+9846,U+984c-984e,U+9854,U+9858,U+985a,U+985e,U+9865,U+9867,U+986b,U+986f,U+98af,U+98b1,U+98c4,U+98c7,U+98db-98dc,U+98e1-98e2,U+98ed-98ef,U+98f4,U+98fc-98fe,U+9903,U+9909-990a,U+990c,U+9910,U+9913,U+9918,U+991e,U+9920,U+9928,U+9945,U+9949,U+994b-994d,U+9951-9952,U+9954,U+9957,U+9996,U+999d,U+99a5,U+99a8,U+99ac-99ae,U+99b1,U+99b3-99b4,U+99b9,U+99c1,U+99d0-99d2,U+99d5,U+99d9,U+99dd",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-66-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-66-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+920d,U+9210-9212,U+9217,U+921e,U+9234,U+923a,U+923f-9240,U+9245,U+9249,U+9257,U+925b,U+925e,U+9262,U+9264-9266,U+9283,U+9285,U+9291,U+9293,U+9296,U+9298,U+929c,U+92b3,U+92b6-92b7,U+92b9,U+92cc,U+92cf,U+92d2,U+92e4,U+92ea,U+92f8,U+92fc,U+9304,U+9310,U+9318,U+931a,U+931e-9322,U+9324,U+9326,U+9328,U+932b,U+932e-932f,U+9348,U+934a-934b,U+934d,U+9354,U+935b,U+936e,U+9375,U+937c,U+937e,U+938c,U+9394,U+9396,U+939a,U+93a3,U+93a7,U+93ac-93ad,U+93b0,U+93c3,U+93d1,U+93de,U+93e1,U+93e4,U+93f6,U+9404,U+9418,U+9425,U+942b,U+9435,U+9438,U+9444,U+9451-9452,U+945b,U+947d,U+947f,U+9583,U+9589,U+958f,U+9591-9592,U+9594,U+9598,U+95a3-95a5,U+95a8,U+95ad,U+95b1,U+95bb-95bc,U+95c7,U+95ca,U+95d4-95d6,U+95dc,U+95e1-95e2,U+961c,U+9621,U+962a,U+962e,U+9632,U+963b,U+963f-9640,U+9642,U+9644,U+964b-964d,U+9650,U+965b-965f,U+9662-9664,U+966a,U+9670,U+9673,U+9675-9678,U+967d,U+9685-9686,U+968a-968b,U+968d-968e,U+9694-9695,U+9698,U+969b-969c,U+96a3",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-67-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-67-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+8fa8,U+8fad,U+8faf-8fb2,U+8fc2,U+8fc5,U+8fce,U+8fd4,U+8fe6,U+8fea-8feb,U+8fed,U+8ff0,U+8ff2,U+8ff7,U+8ff9,U+8ffd,U+9000-9003,U+9005-9006,U+9008,U+900b,U+900d,U+900f-9011,U+9014-9015,U+9017,U+9019,U+901d-9023,U+902e,U+9031-9032,U+9035,U+9038,U+903c,U+903e,U+9041-9042,U+9047,U+904a-904b,U+904d-904e,U+9050-9051,U+9054-9055,U+9059,U+905c-905e,U+9060-9061,U+9063,U+9069,U+906d-906f,U+9072,U+9075,U+9077-9078,U+907a,U+907c-907d,U+907f-9084,U+9087-9088,U+908a,U+908f,U+9091,U+9095,U+9099,U+90a2-90a3,U+90a6,U+90a8,U+90aa,U+90af-90b1,U+90b5,U+90b8,U+90c1,U+90ca,U+90de,U+90e1,U+90ed,U+90f5,U+9102,U+9112,U+9115,U+9119,U+9127,U+912d,U+9132,U+9149-914e,U+9152,U+9162,U+9169-916a,U+916c,U+9175,U+9177-9178,U+9187,U+9189,U+918b,U+918d,U+9192,U+919c,U+91ab-91ac,U+91ae-91af,U+91b1,U+91b4-91b5,U+91c0,U+91c7,U+91c9,U+91cb,U+91cf-91d0,U+91d7-91d8,U+91dc-91dd,U+91e3,U+91e7,U+91ea,U+91f5",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-68-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-68-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+8c6a-8c6b,U+8c79-8c7a,U+8c82,U+8c8a,U+8c8c,U+8c9d-8c9e,U+8ca0-8ca2,U+8ca7-8cac,U+8caf-8cb0,U+8cb3-8cb4,U+8cb6-8cb8,U+8cbb-8cbd,U+8cbf-8cc4,U+8cc7-8cc8,U+8cca,U+8cd1,U+8cd3,U+8cda,U+8cdc,U+8cde,U+8ce0,U+8ce2-8ce4,U+8ce6,U+8cea,U+8ced,U+8cf4,U+8cfb-8cfd,U+8d04-8d05,U+8d07-8d08,U+8d0a,U+8d0d,U+8d13,U+8d16,U+8d64,U+8d66,U+8d6b,U+8d70,U+8d73-8d74,U+8d77,U+8d85,U+8d8a,U+8d99,U+8da3,U+8da8,U+8db3,U+8dba,U+8dbe,U+8dc6,U+8dcb-8dcc,U+8dcf,U+8ddb,U+8ddd,U+8de1,U+8de3,U+8de8,U+8df3,U+8e0a,U+8e0f-8e10,U+8e1e,U+8e2a,U+8e30,U+8e35,U+8e42,U+8e44,U+8e47-8e4a,U+8e59,U+8e5f-8e60,U+8e74,U+8e76,U+8e81,U+8e87,U+8e8a,U+8e8d,U+8eaa-8eac,U+8ec0,U+8ecb-8ecc,U+8ed2,U+8edf,U+8eeb,U+8ef8,U+8efb,U+8efe,U+8f03,U+8f05,U+8f09,U+8f12-8f15,U+8f1b-8f1f,U+8f26-8f27,U+8f29-8f2a,U+8f2f,U+8f33,U+8f38-8f39,U+8f3b,U+8f3e-8f3f,U+8f44-8f45,U+8f49,U+8f4d-8f4e,U+8f5d,U+8f5f,U+8f62,U+8f9b-8f9c,U+8fa3,U+8fa6",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-69-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-69-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+8941,U+8944,U+895f,U+8964,U+896a,U+8972,U+8981,U+8983,U+8986-8987,U+898f,U+8993,U+8996,U+89a1,U+89a9-89aa,U+89b2,U+89ba,U+89bd,U+89c0,U+89d2,U+89e3,U+89f4,U+89f8,U+8a02-8a03,U+8a08,U+8a0a,U+8a0c,U+8a0e,U+8a13,U+8a16-8a17,U+8a1b,U+8a1d,U+8a1f,U+8a23,U+8a25,U+8a2a,U+8a2d,U+8a31,U+8a34,U+8a36,U+8a3a-8a3b,U+8a50,U+8a54-8a55,U+8a5b,U+8a5e,U+8a60,U+8a62-8a63,U+8a66,U+8a6d-8a6e,U+8a70,U+8a72-8a73,U+8a75,U+8a79,U+8a85,U+8a87,U+8a8c-8a8d,U+8a93,U+8a95,U+8a98,U+8aa0-8aa1,U+8aa3-8aa6,U+8aa8,U+8aaa,U+8ab0,U+8ab2,U+8ab9,U+8abc,U+8abe-8abf,U+8ac2,U+8ac4,U+8ac7,U+8acb,U+8acd,U+8acf,U+8ad2,U+8ad6,U+8adb-8adc,U+8ae1,U+8ae6-8ae7,U+8aea-8aeb,U+8aed-8aee,U+8af1,U+8af6-8af8,U+8afa,U+8afe,U+8b00-8b02,U+8b04,U+8b0e,U+8b10,U+8b14,U+8b16-8b17,U+8b19-8b1b,U+8b1d,U+8b20,U+8b28,U+8b2b-8b2c,U+8b33,U+8b39,U+8b41,U+8b49,U+8b4e-8b4f,U+8b58,U+8b5a,U+8b5c,U+8b66,U+8b6c,U+8b6f-8b70,U+8b74,U+8b77,U+8b7d,U+8b80,U+8b8a,U+8b90,U+8b92-8b93,U+8b96,U+8b9a,U+8c37,U+8c3f,U+8c41,U+8c46,U+8c48,U+8c4a,U+8c4c,U+8c55,U+8c5a,U+8c61",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-70-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-70-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+858f,U+8591,U+8594,U+859b,U+85a6,U+85a8-85aa,U+85af-85b0,U+85ba,U+85c1,U+85c9,U+85cd-85cf,U+85d5,U+85dc-85dd,U+85e4-85e5,U+85e9-85ea,U+85f7,U+85fa-85fb,U+85ff,U+8602,U+8606-8607,U+860a,U+8616-8617,U+861a,U+862d,U+863f,U+864e,U+8650,U+8654-8655,U+865b-865c,U+865e-865f,U+8667,U+8679,U+868a,U+868c,U+8693,U+86a3-86a4,U+86a9,U+86c7,U+86cb,U+86d4,U+86d9,U+86db,U+86df,U+86e4,U+86ed,U+86fe,U+8700,U+8702-8703,U+8708,U+8718,U+871a,U+871c,U+874e,U+8755,U+8757,U+875f,U+8766,U+8768,U+8774,U+8776,U+8778,U+8782,U+878d,U+879f,U+87a2,U+87b3,U+87ba,U+87c4,U+87e0,U+87ec,U+87ef,U+87f2,U+87f9,U+87fb,U+87fe,U+8805,U+881f,U+8822-8823,U+8831,U+8836,U+883b,U+8840,U+8846,U+884d,U+8852-8853,U+8857,U+8859,U+885b,U+885d,U+8861-8863,U+8868,U+886b,U+8870,U+8872,U+8877,U+887e-887f,U+8881-8882,U+8888,U+888b,U+888d,U+8892,U+8896-8897,U+889e,U+88ab,U+88b4,U+88c1-88c2,U+88cf,U+88d4-88d5,U+88d9,U+88dc-88dd,U+88df,U+88e1,U+88e8,U+88f3-88f5,U+88f8,U+88fd,U+8907,U+8910,U+8912-8913,U+8918-8919,U+8925,U+892a,U+8936,U+8938,U+893b",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-71-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-71-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+82a6,U+82a9,U+82ac-82af,U+82b3,U+82b7-82b9,U+82bb-82bd,U+82bf,U+82d1-82d2,U+82d4-82d5,U+82d7,U+82db,U+82de-82df,U+82e1,U+82e5-82e7,U+82fd-82fe,U+8301-8305,U+8309,U+8317,U+8328,U+832b,U+832f,U+8331,U+8334-8336,U+8338-8339,U+8340,U+8347,U+8349-834a,U+834f,U+8351-8352,U+8373,U+8377,U+837b,U+8389-838a,U+838e,U+8396,U+8398,U+839e,U+83a2,U+83a9-83ab,U+83bd,U+83c1,U+83c5,U+83c9-83ca,U+83cc,U+83d3,U+83d6,U+83dc,U+83e9,U+83eb,U+83ef-83f2,U+83f4,U+83f9,U+83fd,U+8403-8404,U+840a,U+840c-840e,U+8429,U+842c,U+8431,U+8438,U+843d,U+8449,U+8457,U+845b,U+8461,U+8463,U+8466,U+846b-846c,U+846f,U+8475,U+847a,U+8490,U+8494,U+8499,U+849c,U+84a1,U+84b2,U+84b8,U+84bb-84bc,U+84bf-84c0,U+84c2,U+84c4,U+84c6,U+84c9,U+84cb,U+84cd,U+84d1,U+84da,U+84ec,U+84ee,U+84f4,U+84fc,U+8511,U+8513-8514,U+8517-8518,U+851a,U+851e,U+8521,U+8523,U+8525,U+852c-852d,U+852f,U+853d,U+853f,U+8541,U+8543,U+8549,U+854e,U+8553,U+8559,U+8563,U+8568-856a,U+856d,U+8584,U+8587",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-72-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-72-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+8033,U+8036,U+803d,U+803f,U+8043,U+8046,U+804a,U+8056,U+8058,U+805a,U+805e,U+806f-8070,U+8072-8073,U+8077,U+807d-807f,U+8084-8087,U+8089,U+808b-808c,U+8096,U+809b,U+809d,U+80a1-80a2,U+80a5,U+80a9-80aa,U+80af,U+80b1-80b2,U+80b4,U+80ba,U+80c3-80c4,U+80cc,U+80ce,U+80da-80db,U+80de,U+80e1,U+80e4-80e5,U+80f1,U+80f4,U+80f8,U+80fd,U+8102,U+8105-8108,U+810a,U+8118,U+811a-811b,U+8123,U+8129,U+812b,U+812f,U+8139,U+813e,U+814b,U+814e,U+8150-8151,U+8154-8155,U+8165-8166,U+816b,U+8170-8171,U+8178-817a,U+817f-8180,U+8188,U+818a,U+818f,U+819a,U+819c-819d,U+81a0,U+81a3,U+81a8,U+81b3,U+81b5,U+81ba,U+81bd-81c0,U+81c2,U+81c6,U+81cd,U+81d8,U+81df,U+81e3,U+81e5,U+81e7-81e8,U+81ed,U+81f3-81f4,U+81fa-81fc,U+81fe,U+8205,U+8208,U+820a,U+820c-820d,U+8212,U+821b-821c,U+821e-821f,U+8221,U+822a-822c,U+8235-8237,U+8239,U+8240,U+8245,U+8247,U+8259,U+8264,U+8266,U+826e-826f,U+8271,U+8276,U+8278,U+827e,U+828b,U+828d-828e,U+8292,U+8299-829a,U+829d,U+829f,U+82a5",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-73-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-73-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+7d2f-7d30,U+7d33,U+7d35,U+7d39-7d3a,U+7d42-7d46,U+7d50,U+7d5e,U+7d61-7d62,U+7d66,U+7d68,U+7d6a,U+7d6e,U+7d71-7d73,U+7d76,U+7d79,U+7d7f,U+7d8e-7d8f,U+7d93,U+7d9c,U+7da0,U+7da2,U+7dac-7dad,U+7db1-7db2,U+7db4-7db5,U+7db8,U+7dba-7dbb,U+7dbd-7dbf,U+7dc7,U+7dca-7dcb,U+7dd6,U+7dd8,U+7dda,U+7ddd-7dde,U+7de0-7de1,U+7de3,U+7de8-7de9,U+7dec,U+7def,U+7df4,U+7dfb,U+7e09-7e0a,U+7e15,U+7e1b,U+7e1d-7e1f,U+7e21,U+7e23,U+7e2b,U+7e2e-7e2f,U+7e31,U+7e37,U+7e3d-7e3e,U+7e43,U+7e46-7e47,U+7e52,U+7e54-7e55,U+7e5e,U+7e61,U+7e69-7e6b,U+7e6d,U+7e70,U+7e79,U+7e7c,U+7e82,U+7e8c,U+7e8f,U+7e93,U+7e96,U+7e98,U+7e9b-7e9c,U+7f36,U+7f38,U+7f3a,U+7f4c,U+7f50,U+7f54-7f55,U+7f6a-7f6b,U+7f6e,U+7f70,U+7f72,U+7f75,U+7f77,U+7f79,U+7f85,U+7f88,U+7f8a,U+7f8c,U+7f94,U+7f9a,U+7f9e,U+7fa4,U+7fa8-7fa9,U+7fb2,U+7fb8-7fb9,U+7fbd,U+7fc1,U+7fc5,U+7fca,U+7fcc,U+7fce,U+7fd2,U+7fd4-7fd5,U+7fdf-7fe1,U+7fe9,U+7feb,U+7ff0,U+7ff9,U+7ffc,U+8000-8001,U+8003,U+8006,U+8009,U+800c,U+8010,U+8015,U+8017-8018,U+802d",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-74-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-74-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+7a49,U+7a4d-7a4e,U+7a57,U+7a61-7a62,U+7a69,U+7a6b,U+7a70,U+7a74,U+7a76,U+7a79,U+7a7d,U+7a7f,U+7a81,U+7a84,U+7a88,U+7a92-7a93,U+7a95,U+7a98,U+7a9f,U+7aa9-7aaa,U+7aae-7aaf,U+7aba,U+7ac4-7ac5,U+7ac7,U+7aca,U+7ad7,U+7ad9,U+7add,U+7adf-7ae0,U+7ae3,U+7ae5,U+7aea,U+7aed,U+7aef,U+7af6,U+7af9-7afa,U+7aff,U+7b0f,U+7b11,U+7b19,U+7b1b,U+7b1e,U+7b20,U+7b26,U+7b2d,U+7b39,U+7b46,U+7b49,U+7b4b-7b4d,U+7b4f-7b52,U+7b54,U+7b56,U+7b60,U+7b6c,U+7b6e,U+7b75,U+7b7d,U+7b87,U+7b8b,U+7b8f,U+7b94-7b95,U+7b97,U+7b9a,U+7b9d,U+7ba1,U+7bad,U+7bb1,U+7bb4,U+7bb8,U+7bc0-7bc1,U+7bc4,U+7bc6-7bc7,U+7bc9,U+7bd2,U+7be0,U+7be4,U+7be9,U+7c07,U+7c12,U+7c1e,U+7c21,U+7c27,U+7c2a-7c2b,U+7c3d-7c3f,U+7c43,U+7c4c-7c4d,U+7c60,U+7c64,U+7c6c,U+7c73,U+7c83,U+7c89,U+7c92,U+7c95,U+7c97-7c98,U+7c9f,U+7ca5,U+7ca7,U+7cae,U+7cb1-7cb3,U+7cb9,U+7cbe,U+7cca,U+7cd6,U+7cde-7ce0,U+7ce7,U+7cfb,U+7cfe,U+7d00,U+7d02,U+7d04-7d08,U+7d0a-7d0b,U+7d0d,U+7d10,U+7d14,U+7d17-7d1b,U+7d20-7d21,U+7d2b-7d2c,U+7d2e",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-75-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-75-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+7704,U+7708-7709,U+770b,U+771e,U+7720,U+7729,U+7737-7738,U+773a,U+773c,U+7740,U+774d,U+775b,U+7761,U+7763,U+7766,U+776b,U+7779,U+777e-777f,U+778b,U+7791,U+779e,U+77a5,U+77ac-77ad,U+77b0,U+77b3,U+77bb-77bc,U+77bf,U+77d7,U+77db-77dc,U+77e2-77e3,U+77e9,U+77ed-77ef,U+7802,U+7812,U+7825-7827,U+782c,U+7832,U+7834,U+7845,U+784f,U+785d,U+786b-786c,U+786f,U+787c,U+7881,U+7887,U+788c-788e,U+7891,U+7897,U+78a3,U+78a7,U+78a9,U+78ba-78bc,U+78c1,U+78c5,U+78ca-78cb,U+78ce,U+78d0,U+78e8,U+78ec,U+78ef,U+78f5,U+78fb,U+7901,U+790e,U+7916,U+792a-792c,U+793a,U+7940-7941,U+7947-7949,U+7950,U+7956-7957,U+795a-795d,U+7960,U+7965,U+7968,U+796d,U+797a,U+797f,U+7981,U+798d-798e,U+7991,U+79a6-79a7,U+79aa,U+79ae,U+79b1,U+79b3,U+79b9,U+79bd-79c1,U+79c9-79cb,U+79d2,U+79d5,U+79d8,U+79df,U+79e4,U+79e6-79e7,U+79e9,U+79fb,U+7a00,U+7a05,U+7a08,U+7a0b,U+7a0d,U+7a14,U+7a17,U+7a19-7a1a,U+7a1c,U+7a1f-7a20,U+7a2e,U+7a31,U+7a36-7a37,U+7a3b-7a3d,U+7a3f-7a40,U+7a46",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-76-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-76-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+7482-7483,U+7487,U+7489,U+748b,U+7498,U+749c,U+749e-749f,U+74a1,U+74a3,U+74a5,U+74a7-74a8,U+74aa,U+74b0,U+74b2,U+74b5,U+74b9,U+74bd,U+74bf,U+74c6,U+74ca,U+74cf,U+74d4,U+74d8,U+74da,U+74dc,U+74e0,U+74e2-74e3,U+74e6,U+74ee,U+74f7,U+7501,U+7504,U+7511,U+7515,U+7518,U+751a-751b,U+7523,U+7525-7526,U+752b-752c,U+7531,U+7533,U+7538,U+753a,U+7547,U+754c,U+754f,U+7551,U+7553-7554,U+7559,U+755b-755d,U+7562,U+7565-7566,U+756a,U+756f-7570,U+7575-7576,U+7578,U+757a,U+757f,U+7586-7587,U+758a-758b,U+758e-758f,U+7591,U+759d,U+75a5,U+75ab,U+75b1-75b3,U+75b5,U+75b8-75b9,U+75bc-75be,U+75c2,U+75c5,U+75c7,U+75cd,U+75d2,U+75d4-75d5,U+75d8-75d9,U+75db,U+75e2,U+75f0,U+75f2,U+75f4,U+75fa,U+75fc,U+7600,U+760d,U+7619,U+761f-7622,U+7624,U+7626,U+763b,U+7642,U+764c,U+764e,U+7652,U+7656,U+7661,U+7664,U+7669,U+766c,U+7670,U+7672,U+7678,U+7686-7687,U+768e,U+7690,U+7693,U+76ae,U+76ba,U+76bf,U+76c2-76c3,U+76c6,U+76c8,U+76ca,U+76d2,U+76d6,U+76db-76dc,U+76de-76df,U+76e1,U+76e3-76e4,U+76e7,U+76f2,U+76fc,U+76fe,U+7701",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-77-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-77-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+7230,U+7232,U+7235,U+723a-723b,U+723d-723e,U+7240,U+7246-7248,U+724c,U+7252,U+7258-7259,U+725b,U+725d,U+725f,U+7261-7262,U+7267,U+7272,U+727d,U+7280-7281,U+72a2,U+72a7,U+72ac,U+72af,U+72c0,U+72c2,U+72c4,U+72ce,U+72d0,U+72d7,U+72d9,U+72e1,U+72e9,U+72f8-72f9,U+72fc-72fd,U+730a,U+7316,U+731b-731d,U+7325,U+7329-732b,U+7336-7337,U+733e-733f,U+7344-7345,U+7350,U+7352,U+7357,U+7368,U+736a,U+7370,U+7372,U+7375,U+7378,U+737a-737b,U+7384,U+7386-7387,U+7389,U+738e,U+7394,U+7396-7398,U+739f,U+73a7,U+73a9,U+73ad,U+73b2-73b3,U+73b9,U+73c0,U+73c2,U+73c9-73ca,U+73cc-73cd,U+73cf,U+73d6,U+73d9,U+73dd-73de,U+73e0,U+73e3-73e6,U+73e9-73ea,U+73ed,U+73f7,U+73f9,U+73fd-73fe,U+7401,U+7403,U+7405,U+7407,U+7409,U+7413,U+741b,U+7420-7422,U+7425-7426,U+7428,U+742a-742c,U+742e-7430,U+7433-7436,U+7438,U+743a,U+743f-7441,U+7443-7444,U+744b,U+7455,U+7457,U+7459-745c,U+745e-7460,U+7462,U+7464-7465,U+7468-746a,U+746f,U+747e",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-78-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-78-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+6f8d-6f8e,U+6f90,U+6f94,U+6f97,U+6fa3-6fa4,U+6fa7,U+6fae-6faf,U+6fb1,U+6fb3,U+6fb9,U+6fbe,U+6fc0-6fc3,U+6fca,U+6fd5,U+6fda,U+6fdf-6fe1,U+6fe4,U+6fe9,U+6feb-6fec,U+6fef,U+6ff1,U+6ffe,U+7001,U+7005-7006,U+7009,U+700b,U+700f,U+7011,U+7015,U+7018,U+701a-701f,U+7023,U+7027-7028,U+702f,U+7037,U+703e,U+704c,U+7050-7051,U+7058,U+705d,U+7070,U+7078,U+707c-707d,U+7085,U+708a,U+708e,U+7092,U+7098-709a,U+70a1,U+70a4,U+70ab-70ad,U+70af,U+70b3,U+70b7-70b9,U+70c8,U+70cb,U+70cf,U+70d8-70d9,U+70dd,U+70df,U+70f1,U+70f9,U+70fd,U+7104,U+7109,U+710c,U+7119-711a,U+711e,U+7126,U+7130,U+7136,U+7147,U+7149-714a,U+714c,U+714e,U+7150,U+7156,U+7159,U+715c,U+715e,U+7164-7167,U+7169,U+716c,U+716e,U+717d,U+7184,U+7189-718a,U+718f,U+7192,U+7194,U+7199,U+719f,U+71a2,U+71ac,U+71b1,U+71b9-71ba,U+71be,U+71c1,U+71c3,U+71c8-71c9,U+71ce,U+71d0,U+71d2,U+71d4-71d5,U+71df,U+71e5-71e7,U+71ed-71ee,U+71fb-71fc,U+71fe-7200,U+7206,U+7210,U+721b,U+722a,U+722c-722d",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-79-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-79-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+6d5a,U+6d5c,U+6d63,U+6d66,U+6d69-6d6a,U+6d6c,U+6d6e,U+6d74,U+6d78-6d79,U+6d7f,U+6d85,U+6d87-6d89,U+6d8c-6d8e,U+6d91,U+6d93,U+6d95,U+6daf,U+6db2,U+6db5,U+6dc0,U+6dc3-6dc7,U+6dcb,U+6dcf,U+6dd1,U+6dd8-6dda,U+6dde,U+6de1,U+6de8,U+6dea-6deb,U+6dee,U+6df1,U+6df3,U+6df5,U+6df7-6dfb,U+6e17,U+6e19-6e1b,U+6e1f-6e21,U+6e23-6e26,U+6e2b-6e2d,U+6e32,U+6e34,U+6e36,U+6e38,U+6e3a,U+6e3c-6e3e,U+6e43-6e44,U+6e4a,U+6e4d,U+6e56,U+6e58,U+6e5b-6e5c,U+6e5e-6e5f,U+6e67,U+6e6b,U+6e6e-6e6f,U+6e72-6e73,U+6e7a,U+6e90,U+6e96,U+6e9c-6e9d,U+6e9f,U+6ea2,U+6ea5,U+6eaa-6eab,U+6eaf,U+6eb1,U+6eb6,U+6eba,U+6ec2,U+6ec4-6ec5,U+6ec9,U+6ecb-6ecc,U+6ece,U+6ed1,U+6ed3-6ed4,U+6eef,U+6ef4,U+6ef8,U+6efe-6eff,U+6f01-6f02,U+6f06,U+6f0f,U+6f11,U+6f14-6f15,U+6f20,U+6f22-6f23,U+6f2b-6f2c,U+6f31-6f32,U+6f38,U+6f3f,U+6f41,U+6f51,U+6f54,U+6f57-6f58,U+6f5a-6f5b,U+6f5e-6f5f,U+6f62,U+6f64,U+6f6d-6f6e,U+6f70,U+6f7a,U+6f7c-6f7e,U+6f81,U+6f84,U+6f88",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-80-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-80-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+6ada-6adb,U+6af6,U+6afb,U+6b04,U+6b0a,U+6b0c,U+6b12,U+6b16,U+6b20-6b21,U+6b23,U+6b32,U+6b3a,U+6b3d-6b3e,U+6b46-6b47,U+6b4e,U+6b50,U+6b5f,U+6b61-6b62,U+6b64-6b66,U+6b6a,U+6b72,U+6b77-6b78,U+6b7b,U+6b7f,U+6b83-6b84,U+6b86,U+6b89-6b8a,U+6b96,U+6b98,U+6b9e,U+6bae-6baf,U+6bb2,U+6bb5,U+6bb7,U+6bba,U+6bbc,U+6bbf,U+6bc1,U+6bc5-6bc6,U+6bcb,U+6bcf,U+6bd2-6bd3,U+6bd6-6bd8,U+6bdb,U+6beb-6bec,U+6c08,U+6c0f,U+6c13,U+6c23,U+6c37-6c38,U+6c3e,U+6c40-6c42,U+6c4e,U+6c50,U+6c55,U+6c57,U+6c5a,U+6c5d-6c60,U+6c68,U+6c6a,U+6c6d,U+6c70,U+6c72,U+6c76,U+6c7a,U+6c7d-6c7e,U+6c81-6c83,U+6c85-6c88,U+6c8c,U+6c90,U+6c92-6c96,U+6c99-6c9b,U+6cab,U+6cae,U+6cb3,U+6cb8-6cb9,U+6cbb-6cbf,U+6cc1-6cc2,U+6cc4,U+6cc9-6cca,U+6ccc,U+6cd3,U+6cd7,U+6cdb,U+6ce1-6ce3,U+6ce5,U+6ce8,U+6ceb,U+6cee-6cf0,U+6cf3,U+6d0b-6d0c,U+6d11,U+6d17,U+6d19,U+6d1b,U+6d1e,U+6d25,U+6d27,U+6d29,U+6d32,U+6d35-6d36,U+6d38-6d39,U+6d3b,U+6d3d-6d3e,U+6d41,U+6d59",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-81-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-81-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+67f0-67f1,U+67f3-67f6,U+67fb,U+67fe,U+6812-6813,U+6816-6817,U+6821-6822,U+682f,U+6838-6839,U+683d,U+6840-6843,U+6848,U+684e,U+6850-6851,U+6853-6854,U+686d,U+6876,U+687f,U+6881,U+6885,U+688f,U+6893-6894,U+6897,U+689d,U+689f,U+68a1-68a2,U+68a7-68a8,U+68ad,U+68af-68b1,U+68b3,U+68b5-68b6,U+68c4-68c5,U+68c9,U+68cb,U+68cd,U+68d2,U+68d5,U+68d7-68d8,U+68da,U+68df-68e0,U+68e7-68e8,U+68ee,U+68f2,U+68f9-68fa,U+6900,U+6905,U+690d-690e,U+6912,U+6927,U+6930,U+693d,U+693f,U+694a,U+6953-6955,U+6957,U+6959-695a,U+695e,U+6960-6963,U+6968,U+696b,U+696d-696f,U+6975,U+6977-6979,U+6995,U+699b-699c,U+69a5,U+69a7,U+69ae,U+69b4,U+69bb,U+69c1,U+69c3,U+69cb-69cd,U+69d0,U+69e8,U+69ea,U+69fb,U+69fd,U+69ff,U+6a02,U+6a0a,U+6a11,U+6a13,U+6a17,U+6a19,U+6a1e-6a1f,U+6a21,U+6a23,U+6a35,U+6a38-6a3a,U+6a3d,U+6a44,U+6a48,U+6a4b,U+6a52-6a53,U+6a58-6a59,U+6a5f,U+6a61,U+6a6b,U+6a80,U+6a84,U+6a89,U+6a8d-6a8e,U+6a97,U+6a9c,U+6aa3,U+6ab3,U+6abb,U+6ac2-6ac3,U+6ad3",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-82-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-82-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+6607,U+6609-660a,U+660c,U+660f-6611,U+6613-6615,U+661e,U+6620,U+6627-6628,U+662d,U+6630-6631,U+6634,U+6636,U+663a-663b,U+6641,U+6643-6644,U+6649,U+664b,U+664f,U+6659,U+665b,U+665d-665f,U+6664-6669,U+666b,U+666e-666f,U+6673-6674,U+6676-6678,U+6684,U+6687-6689,U+668e,U+6690-6691,U+6696-6698,U+669d,U+66a0,U+66a2,U+66ab,U+66ae,U+66b2-66b4,U+66b9,U+66bb,U+66be,U+66c4,U+66c6-66c7,U+66c9,U+66d6,U+66d9,U+66dc-66dd,U+66e0,U+66e6,U+66f0,U+66f2-66f4,U+66f7,U+66f9-66fa,U+66fc,U+66fe-66ff,U+6703,U+670b,U+670d,U+6714-6715,U+6717,U+671b,U+671d-671f,U+6726-6727,U+672a-672b,U+672d-672e,U+6731,U+6736,U+673a,U+673d,U+6746,U+6749,U+674e-6751,U+6753,U+6756,U+675c,U+675e-675f,U+676d,U+676f-6770,U+6773,U+6775,U+6777,U+677b,U+677e-677f,U+6787,U+6789,U+678b,U+678f-6790,U+6793,U+6795,U+679a,U+679d,U+67af-67b0,U+67b3,U+67b6-67b8,U+67be,U+67c4,U+67cf-67d4,U+67da,U+67dd,U+67e9,U+67ec,U+67ef",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-83-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-83-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+6392,U+6396,U+6398,U+639b,U+63a0-63a2,U+63a5,U+63a7-63aa,U+63c0,U+63c4,U+63c6,U+63cf,U+63d6,U+63da-63db,U+63e1,U+63ed-63ee,U+63f4,U+63f6-63f7,U+640d,U+640f,U+6414,U+6416-6417,U+641c,U+6422,U+642c-642d,U+643a,U+643e,U+6458,U+6460,U+6469,U+646f,U+6478-647a,U+6488,U+6491-6493,U+649a,U+649e,U+64a4-64a5,U+64ab,U+64ad-64ae,U+64b0,U+64b2,U+64bb,U+64c1,U+64c4-64c5,U+64c7,U+64ca,U+64cd-64ce,U+64d2,U+64d4,U+64d8,U+64da,U+64e1-64e2,U+64e5-64e7,U+64ec,U+64f2,U+64f4,U+64fa,U+64fe,U+6500,U+6504,U+6518,U+651d,U+6523,U+652a-652c,U+652f,U+6536-6539,U+653b,U+653e,U+6548,U+654d-654f,U+6551,U+6556-6557,U+655e,U+6562-6563,U+6566,U+656c-656d,U+6572,U+6574-6575,U+6577-6578,U+657e,U+6582-6583,U+6585,U+658c,U+6590-6591,U+6597,U+6599,U+659b-659c,U+659f,U+65a1,U+65a4-65a5,U+65a7,U+65ab-65ac,U+65af,U+65b7,U+65bc-65bd,U+65c1,U+65c5,U+65cb-65cc,U+65cf,U+65d2,U+65d7,U+65e0,U+65e3,U+65e6,U+65e8-65e9,U+65ec-65ed,U+65f1,U+65f4,U+65fa-65fd,U+65ff,U+6606",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-84-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-84-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+614c,U+6153,U+6155,U+6158-6159,U+615d,U+615f,U+6162-6164,U+6167-6168,U+616b,U+616e,U+6170,U+6176-6177,U+617d-617e,U+6181-6182,U+618a,U+618e,U+6190-6191,U+6194,U+6198-619a,U+61a4,U+61a7,U+61a9,U+61ab-61ac,U+61ae,U+61b2,U+61b6,U+61ba,U+61be,U+61c3,U+61c7-61cb,U+61e6,U+61f2,U+61f6-61f8,U+61fa,U+61fc,U+61ff-6200,U+6207-6208,U+620a,U+620c-620e,U+6212,U+6216,U+621a,U+621f,U+6221,U+622a,U+622e,U+6230-6231,U+6234,U+6236,U+623e-623f,U+6241,U+6247-6249,U+624d,U+6253,U+6258,U+626e,U+6271,U+6276,U+6279,U+627c,U+627f-6280,U+6284,U+6289-628a,U+6291-6292,U+6295,U+6297-6298,U+629b,U+62ab,U+62b1,U+62b5,U+62b9,U+62bc-62bd,U+62c2,U+62c7-62c9,U+62cc-62cd,U+62cf-62d0,U+62d2-62d4,U+62d6-62d9,U+62db-62dc,U+62ec-62ef,U+62f1,U+62f3,U+62f7,U+62fe-62ff,U+6301,U+6307,U+6309,U+6311,U+632b,U+632f,U+633a-633b,U+633d-633e,U+6349,U+634c,U+634f-6350,U+6355,U+6367-6368,U+636e,U+6372,U+6377,U+637a-637b,U+637f,U+6383,U+6388-6389,U+638c",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-85-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-85-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+5f11,U+5f13-5f15,U+5f17-5f18,U+5f1b,U+5f1f,U+5f26-5f27,U+5f29,U+5f31,U+5f35,U+5f3a,U+5f3c,U+5f48,U+5f4a,U+5f4c,U+5f4e,U+5f56-5f57,U+5f59,U+5f5b,U+5f62,U+5f66-5f67,U+5f69-5f6d,U+5f70-5f71,U+5f77,U+5f79,U+5f7c,U+5f7f-5f81,U+5f85,U+5f87,U+5f8a-5f8b,U+5f90-5f92,U+5f98-5f99,U+5f9e,U+5fa0-5fa1,U+5fa8-5faa,U+5fae,U+5fb5,U+5fb9,U+5fbd,U+5fc5,U+5fcc-5fcd,U+5fd6-5fd9,U+5fe0,U+5feb,U+5ff5,U+5ffd,U+5fff,U+600f,U+6012,U+6016,U+601c,U+6020-6021,U+6025,U+6028,U+602a,U+602f,U+6041-6043,U+604d,U+6050,U+6052,U+6055,U+6059,U+605d,U+6062-6065,U+6068-606a,U+606c-606d,U+606f-6070,U+6085,U+6089,U+608c-608d,U+6094,U+6096,U+609a-609b,U+609f-60a0,U+60a3-60a4,U+60a7,U+60b0,U+60b2-60b4,U+60b6,U+60b8,U+60bc-60bd,U+60c7,U+60d1,U+60da,U+60dc,U+60df-60e1,U+60f0-60f1,U+60f6,U+60f9-60fb,U+6101,U+6106,U+6108-6109,U+610d-610e,U+6115,U+611a,U+6127,U+6130,U+6134,U+6137,U+613c,U+613e-613f,U+6142,U+6144,U+6147-6148,U+614a-614b",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-86-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-86-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+5c40,U+5c45-5c46,U+5c48,U+5c4b,U+5c4d-5c4e,U+5c51,U+5c5b,U+5c60,U+5c62,U+5c64-5c65,U+5c6c,U+5c6f,U+5c79,U+5c90-5c91,U+5ca1,U+5ca9,U+5cab-5cac,U+5cb1,U+5cb3,U+5cb5,U+5cb7-5cb8,U+5cba,U+5cbe,U+5cc0,U+5cd9,U+5ce0,U+5ce8,U+5cef-5cf0,U+5cf4,U+5cf6,U+5cfb,U+5cfd,U+5d07,U+5d0d-5d0e,U+5d11,U+5d14,U+5d16-5d17,U+5d19,U+5d27,U+5d29,U+5d4b-5d4c,U+5d50,U+5d69,U+5d6c,U+5d6f,U+5d87,U+5d8b,U+5d9d,U+5da0,U+5da2,U+5daa,U+5db8,U+5dba,U+5dbc-5dbd,U+5dcd,U+5dd2,U+5dd6,U+5de1-5de2,U+5de5-5de8,U+5deb,U+5dee,U+5df1-5df4,U+5df7,U+5dfd-5dfe,U+5e03,U+5e06,U+5e11,U+5e16,U+5e19,U+5e1b,U+5e1d,U+5e25,U+5e2b,U+5e2d,U+5e33,U+5e36,U+5e38,U+5e3d,U+5e3f-5e40,U+5e44-5e45,U+5e47,U+5e4c,U+5e55,U+5e5f,U+5e61-5e63,U+5e72,U+5e77-5e79,U+5e7b-5e7e,U+5e84,U+5e87,U+5e8a,U+5e8f,U+5e95,U+5e97,U+5e9a,U+5e9c,U+5ea0,U+5ea7,U+5eab,U+5ead,U+5eb5-5eb8,U+5ebe,U+5ec2,U+5ec8-5eca,U+5ed0,U+5ed3,U+5ed6,U+5eda-5edb,U+5edf-5ee0,U+5ee2-5ee3,U+5eec,U+5ef3,U+5ef6-5ef7,U+5efa-5efb,U+5f01,U+5f04,U+5f0a",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-87-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-87-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+59be,U+59c3,U+59c6,U+59c9,U+59cb,U+59d0-59d1,U+59d3-59d4,U+59d9-59da,U+59dc-59dd,U+59e6,U+59e8,U+59ea,U+59ec,U+59ee,U+59f8,U+59fb,U+59ff,U+5a01,U+5a03,U+5a11,U+5a18,U+5a1b-5a1c,U+5a1f-5a20,U+5a25,U+5a29,U+5a36,U+5a3c,U+5a41,U+5a46,U+5a49,U+5a5a,U+5a62,U+5a66,U+5a92,U+5a9a-5a9b,U+5aa4,U+5ac1-5ac2,U+5ac4,U+5ac9,U+5acc,U+5ae1,U+5ae6,U+5ae9,U+5b05,U+5b09,U+5b0b-5b0c,U+5b16,U+5b2a,U+5b40,U+5b43,U+5b51,U+5b54-5b55,U+5b58,U+5b5a,U+5b5c-5b5d,U+5b5f,U+5b63-5b64,U+5b69,U+5b6b,U+5b70-5b71,U+5b75,U+5b7a,U+5b7c,U+5b85,U+5b87-5b88,U+5b8b,U+5b8f,U+5b93,U+5b95-5b99,U+5b9b-5b9c,U+5ba2-5ba6,U+5bac,U+5bae,U+5bb0,U+5bb3-5bb5,U+5bb8-5bb9,U+5bbf-5bc0,U+5bc2-5bc7,U+5bcc,U+5bd0,U+5bd2-5bd4,U+5bd7,U+5bde-5bdf,U+5be1-5be2,U+5be4-5be9,U+5beb-5bec,U+5bee-5bef,U+5bf5-5bf6,U+5bf8,U+5bfa,U+5c01,U+5c04,U+5c07-5c0b,U+5c0d-5c0e,U+5c16,U+5c19,U+5c24,U+5c28,U+5c31,U+5c38-5c3c,U+5c3e-5c3f",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-88-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-88-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+5703-5704,U+5708,U+570d,U+5712-5713,U+5716,U+5718,U+572d,U+573b,U+5740,U+5742,U+5747,U+574a,U+574d-574e,U+5750-5751,U+5761,U+5764,U+5766,U+576a,U+576e,U+5770,U+5775,U+577c,U+5782,U+5788,U+578b,U+5793,U+57a0,U+57a2-57a3,U+57c3,U+57c7-57c8,U+57cb,U+57df-57e0,U+57f0,U+57f4,U+57f7,U+57f9-57fa,U+57fc,U+5800,U+5802,U+5805-5806,U+5808-580a,U+581e,U+5821,U+5824,U+5827,U+582a,U+582f-5831,U+5835,U+583a,U+584a-584b,U+584f,U+5851,U+5854,U+5857-5858,U+585a,U+585e,U+5861-5862,U+5864,U+5875,U+5879,U+587c,U+587e,U+5883,U+5885,U+5889,U+5893,U+589c,U+589e-589f,U+58a8-58a9,U+58ae,U+58b3,U+58ba-58bb,U+58be,U+58c1,U+58c5,U+58c7,U+58ce,U+58d1,U+58d3,U+58d5,U+58d8-58d9,U+58de-58df,U+58e4,U+58ec,U+58ef,U+58f9-58fb,U+58fd,U+590f,U+5914-5915,U+5919,U+5922,U+592d-592e,U+5931,U+5937,U+593e,U+5944,U+5947-5949,U+594e-5951,U+5954-5955,U+5957,U+595a,U+5960,U+5962,U+5967,U+596a-596e,U+5974,U+5978,U+5982-5984,U+598a,U+5993,U+5996-5997,U+5999,U+59a5,U+59a8,U+59ac,U+59b9,U+59bb",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-89-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-89-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+539a,U+53a0,U+53a5-53a6,U+53ad,U+53bb,U+53c3,U+53c8-53cb,U+53cd,U+53d4,U+53d6-53d7,U+53db,U+53e1-53e3,U+53e5,U+53e9-53ed,U+53f1,U+53f3,U+53f8,U+5403-5404,U+540a,U+540e-5411,U+541b,U+541d,U+541f-5420,U+5426,U+5429,U+542b,U+5433,U+5438-5439,U+543b-543c,U+543e,U+5442,U+5448,U+544a,U+5451,U+5468,U+546a,U+5471,U+5473,U+5475,U+547b-547d,U+5480,U+5486,U+548e,U+5490,U+54a4,U+54a8,U+54ab-54ac,U+54b3,U+54b8,U+54bd,U+54c0,U+54c4,U+54c8-54c9,U+54e1,U+54e5,U+54e8,U+54ed-54ee,U+54f2,U+54fa,U+5504,U+5506-5507,U+550e,U+5510,U+551c,U+552f,U+5531,U+5535,U+553e,U+5544,U+5546,U+554f,U+5553,U+5556,U+555e,U+5563,U+557c,U+5580,U+5584,U+5586-5587,U+5589-558a,U+5598-559a,U+559c-559d,U+55a7,U+55a9-55ac,U+55ae,U+55c5,U+55c7,U+55d4,U+55da,U+55dc,U+55df,U+55e3-55e4,U+55fd-55fe,U+5606,U+5609,U+5614,U+5617,U+562f,U+5632,U+5634,U+5636,U+5653,U+5668,U+566b,U+5674,U+5686,U+56a5,U+56ac,U+56ae,U+56b4,U+56bc,U+56ca,U+56cd,U+56d1,U+56da-56db,U+56de,U+56e0,U+56f0,U+56f9-56fa",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-90-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-90-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+516e,U+5175-5178,U+517c,U+5180,U+5186,U+518a,U+518d,U+5192,U+5195,U+5197,U+51a0,U+51a5,U+51aa,U+51ac,U+51b6-51b7,U+51bd,U+51c4,U+51c6,U+51c9,U+51cb-51cd,U+51dc-51de,U+51e1,U+51f0-51f1,U+51f6,U+51f8-51f9,U+51fd,U+5200,U+5203,U+5207-5208,U+520a,U+520e,U+5211,U+5217,U+521d,U+5224-5225,U+522a,U+522e,U+5230,U+5236-523b,U+5243,U+5247,U+524a-524c,U+5254,U+5256,U+525b,U+525d,U+5261,U+5269-526a,U+526f,U+5272,U+5275,U+527d,U+527f,U+5283,U+5287-5289,U+528d,U+5291-5292,U+529f,U+52a3-52a4,U+52a9-52ab,U+52be,U+52c1,U+52c3,U+52c5,U+52c7,U+52c9,U+52cd,U+52d2,U+52d6,U+52d8-52d9,U+52db,U+52dd-52df,U+52e2-52e4,U+52f3,U+52f5,U+52f8,U+52fa-52fb,U+52fe-52ff,U+5305,U+5308,U+530d,U+530f-5310,U+5315,U+5319,U+5320-5321,U+5323,U+532a,U+532f,U+5339,U+533f-5341,U+5343-5344,U+5347-534a,U+534d,U+5351-5354,U+535a,U+535c,U+535e,U+5360,U+5366,U+5368,U+536f-5371,U+5374-5375,U+5377,U+537d,U+537f,U+5384,U+5393,U+5398",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-91-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-91-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+4f43,U+4f46-4f48,U+4f4d-4f51,U+4f55,U+4f59-4f5a,U+4f69,U+4f6f-4f70,U+4f73,U+4f76,U+4f7a,U+4f7e-4f7f,U+4f81,U+4f83-4f84,U+4f86,U+4f88,U+4f8a-4f8b,U+4f8d,U+4f8f,U+4f91,U+4f96,U+4f98,U+4f9b,U+4f9d,U+4fae-4faf,U+4fb5-4fb6,U+4fbf,U+4fc2-4fc4,U+4fc9-4fca,U+4fce,U+4fd1,U+4fd3-4fd4,U+4fd7,U+4fda,U+4fdf-4fe0,U+4fee-4fef,U+4ff1,U+4ff3,U+4ff5,U+4ff8,U+4ffa,U+5002,U+5006,U+5009,U+500b,U+500d,U+5011-5012,U+5016,U+5019-501a,U+501c,U+501e-501f,U+5021,U+5023-5024,U+5026-5028,U+502a-502d,U+503b,U+5043,U+5047-5049,U+504f,U+5055,U+505a,U+505c,U+5065,U+5074-5076,U+5078,U+5080,U+5085,U+508d,U+5091,U+5098-5099,U+50ac-50ad,U+50b2-50b3,U+50b5,U+50b7,U+50be,U+50c5,U+50c9-50ca,U+50d1,U+50d5-50d6,U+50da,U+50de,U+50e5,U+50e7,U+50ed,U+50f9,U+50fb,U+50ff-5101,U+5104,U+5106,U+5109,U+5112,U+511f,U+5121,U+512a,U+5132,U+5137,U+513a,U+513c,U+5140-5141,U+5143-5148,U+514b-514e,U+5152,U+515c,U+5162,U+5169-516b,U+516d",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-92-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-92-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+338c-339c,U+339f-33a0,U+33a2-33cb,U+33cf-33d0,U+33d3,U+33d6,U+33d8,U+33db-33dd,U+4e01,U+4e03,U+4e07-4e08,U+4e11,U+4e14-4e15,U+4e18-4e19,U+4e1e,U+4e32,U+4e38-4e39,U+4e42-4e43,U+4e45,U+4e4d-4e4f,U+4e56,U+4e58-4e59,U+4e5d-4e5e,U+4e6b,U+4e6d,U+4e73,U+4e76-4e77,U+4e7e,U+4e82,U+4e86,U+4e88,U+4e8e,U+4e90-4e92,U+4e94-4e95,U+4e98,U+4e9b,U+4e9e,U+4ea1-4ea2,U+4ea4-4ea6,U+4ea8,U+4eab,U+4ead-4eae,U+4eb6,U+4ec0-4ec1,U+4ec4,U+4ec7,U+4ecb,U+4ecd,U+4ed4-4ed5,U+4ed7-4ed9,U+4edd,U+4edf,U+4ee4,U+4ef0,U+4ef2,U+4ef6-4ef7,U+4efb,U+4f01,U+4f09,U+4f0b,U+4f0d-4f11,U+4f2f,U+4f34,U+4f36,U+4f38,U+4f3a,U+4f3c-4f3d",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-93-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-93-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+3136,U+3138,U+313a-3140,U+3143-3144,U+3150,U+3152,U+3154-3156,U+3158-315b,U+315d-315f,U+3162,U+3164-318c,U+318e,U+3200-321b,U+3231,U+3239,U+3251-325a,U+3260-327b,U+327e-327f,U+328a-3290,U+3294,U+329e,U+32a5,U+3380-3384,U+3388-338b",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-94-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-94-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+2f7d,U+2f7f-2f8b,U+2f8e-2f90,U+2f92-2f97,U+2f99-2fa0,U+2fa2-2fa3,U+2fa5-2fa9,U+2fac-2fb1,U+2fb3-2fbc,U+2fc1-2fca,U+2fcd-2fd4,U+3003,U+3012-3019,U+301c,U+301e-3020,U+3036,U+3041,U+3043,U+3045,U+3047,U+3049,U+304e,U+3050,U+3052,U+3056,U+305a,U+305c,U+305e,U+3062,U+3065,U+306c,U+3070-307d,U+3080,U+3085,U+3087,U+308e,U+3090-3091,U+30a1,U+30a5,U+30a9,U+30ae,U+30b1-30b2,U+30b4,U+30b6,U+30bc-30be,U+30c2,U+30c5,U+30cc,U+30d2,U+30d4,U+30d8-30dd,U+30e4,U+30e6,U+30e8,U+30ee,U+30f0-30f2,U+30f4-30f6,U+3133,U+3135",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-95-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-95-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+2541-254b,U+25a4-25a9,U+25b1,U+25c1,U+25c9-25ca,U+25cc,U+25ce,U+25d0-25d1,U+25e6,U+25ef,U+260f,U+261d,U+261f,U+262f,U+2660,U+2664,U+2667-2669,U+266d,U+266f,U+271a,U+273d,U+2756,U+2776-277f,U+278a-2793,U+2f00,U+2f04,U+2f06,U+2f08,U+2f0a-2f0b,U+2f11-2f12,U+2f14,U+2f17-2f18,U+2f1c-2f1d,U+2f1f-2f20,U+2f23-2f26,U+2f28-2f29,U+2f2b,U+2f2d,U+2f2f-2f32,U+2f38,U+2f3c-2f40,U+2f42-2f4c,U+2f4f-2f52,U+2f54-2f58,U+2f5a-2f66,U+2f69-2f70,U+2f72-2f76,U+2f78,U+2f7a-2f7c",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-96-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-96-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+2479-2487,U+249c-24d1,U+24d3-24d7,U+24d9-24e9,U+24eb-24f4,U+2500-2501,U+2503,U+250c-2513,U+2515-2516,U+2518-2540",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-97-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-97-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+2162-2169,U+2170-2179,U+2195-2199,U+21c4-21c5,U+21d0,U+21d2,U+21d4,U+21e6-21e9,U+2200,U+2202-2203,U+2206-2209,U+220b,U+220f,U+2211,U+2213,U+221a,U+221d-2220,U+2225-2227,U+2229-222c,U+222e,U+2234-2237,U+223d,U+2243,U+2245,U+2248,U+2260-2262,U+2264-2267,U+226a-226b,U+226e-226f,U+2272-2273,U+2276-2277,U+2282-2287,U+228a-228b,U+2295-2297,U+22a5,U+22da-22db,U+22ef,U+2306,U+2312,U+2467-2478",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-98-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-98-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+a2-a5,U+a7-a8,U+aa,U+ac-ad,U+b1-b3,U+b6,U+b8-ba,U+bc-be,U+c0,U+c2,U+c6-cb,U+ce-d0,U+d4,U+d8-d9,U+db-dc,U+de-df,U+e6,U+eb,U+ee-f0,U+f4,U+f7-f9,U+fb,U+fe-ff,U+111,U+152-153,U+2c7,U+2d9,U+391-394,U+396-3a1,U+3a3-3a9,U+3b2-3b6,U+3b8,U+3bc,U+3be-3c1,U+3c3-3c9,U+2010,U+2015-2016,U+2018-2019,U+2020-2021,U+2025,U+2030,U+2033,U+2035,U+203c,U+2042,U+2074,U+2109,U+2113,U+2116,U+2121,U+2126,U+212b",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-99-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-99-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+e8,U+2160,U+2194,U+3054,U+3058,U+306d,U+3086,U+308d,U+30ac,U+30bb,U+30c4,U+30cd-30ce,U+30e2,U+3132,U+3146,U+3149,U+339d,U+4e3b,U+4f0a,U+4fdd,U+4fe1,U+5409,U+540c,U+5834,U+592a-592b,U+5b9a,U+5dde,U+5e0c,U+5e73,U+5f0f,U+60f3,U+653f,U+661f,U+662f,U+667a,U+683c,U+6b4c,U+6c11,U+767c,U+76ee,U+76f4,U+77f3,U+79d1,U+7a7a,U+7b2c,U+7d22,U+8207,U+8a00,U+8a71,U+9280,U+9580,U+958b,U+96c6,U+9762,U+98df,U+9ed1,U+ac2d,U+adc8,U+add3,U+af48,U+b014,U+b134-b135,U+b158,U+b2aa,U+b35f,U+b6a4,U+b9cf,U+bb63,U+bd23,U+be91,U+c29b,U+c3f4,U+c42c,U+c55c,U+c573,U+c58f,U+c78c,U+c7dd,U+c8f5,U+cad1,U+cc48,U+cf10,U+cf20,U+d03c,U+d07d,U+d2a0,U+d30e,U+d38d,U+d3a8,U+d3c8,U+d5e5,U+d5f9,U+d6e4,U+f90a,U+ff02,U+ff1c",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-100-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-100-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+3b1,U+2466,U+25a1,U+25a3,U+261c,U+3008-3009,U+305b,U+305d,U+3069,U+30a7,U+30ba,U+30cf,U+30ef,U+3151,U+3157,U+4e4b,U+4e5f,U+4e8c,U+4eca,U+4ed6,U+4f5b,U+50cf,U+5149,U+5165,U+5171,U+5229,U+529b,U+5316,U+539f,U+53f2,U+571f,U+5728,U+58eb,U+591c,U+5b78,U+5c11,U+5c55,U+5ddd,U+5e02,U+5fb7,U+60c5,U+610f,U+611f,U+6625,U+66f8,U+6797,U+679c,U+682a,U+6d2a,U+706b,U+7406,U+767b,U+76f8,U+77e5,U+7acb,U+898b,U+8a69,U+8def,U+8fd1,U+901a,U+90e8,U+91cd,U+975e,U+ae14,U+ae6c,U+aec0,U+afc7,U+afc9,U+b01c,U+b028,U+b308,U+b311,U+b314,U+b31c,U+b524,U+b560,U+b764,U+b920,U+b9e3,U+bd48,U+be7d,U+c0db,U+c231,U+c270,U+c2e3,U+c37d,U+c3ed,U+c530,U+c6a5,U+c6dc,U+c7a4,U+c954,U+c974,U+d000,U+d565,U+d667,U+d6c5,U+d79d,U+ff1e",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-101-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-101-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+2032,U+2465,U+2642,U+3048,U+3051,U+3083-3084,U+308f,U+30c0,U+30d1,U+30d3,U+30d6,U+30df,U+30e7,U+3153,U+4e16,U+4e8b,U+4ee5,U+5206,U+52a0,U+52d5,U+53e4,U+53ef,U+54c1,U+57ce,U+597d,U+5b8c,U+5ea6,U+5f8c,U+5f97,U+6210,U+6240,U+624b,U+6728,U+6bd4,U+7236,U+7269,U+7279,U+738b,U+7528,U+7530,U+767e,U+798f,U+8005,U+8a18,U+90fd,U+91cc,U+9577,U+9593,U+98a8,U+ac20,U+acf6,U+ad90,U+af5d,U+af80,U+afcd,U+aff0,U+b0a1,U+b0b5,U+b1fd,U+b2fc,U+b380,U+b51b,U+b584,U+b5b3,U+b8fd,U+b93c,U+b9f4,U+bb44,U+bc08,U+bc27,U+bc49,U+be55,U+be64,U+bfb0,U+bfc5,U+c178,U+c21f,U+c314,U+c4f1,U+c58d,U+c664,U+c698,U+c6a7,U+c6c1,U+c9ed,U+cac0,U+cacc,U+cad9,U+ccb5,U+cdcc,U+d0e4,U+d143,U+d320,U+d330,U+d54d,U+ff06,U+ff1f,U+ff5e",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-102-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-102-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b4,U+20a9,U+20ac,U+2190,U+24d8,U+2502,U+2514,U+2592,U+25c7,U+2663,U+3060,U+3064,U+3081,U+3088,U+30a3,U+30a6,U+30aa,U+30b5,U+30c7,U+30ca-30cb,U+30d0,U+30e3,U+30e5,U+339e,U+4e09,U+4eac,U+4f5c,U+5167-5168,U+516c,U+51fa,U+5408,U+540d,U+591a,U+5b57,U+6211,U+65b9,U+660e,U+6642,U+6700,U+6b63,U+6e2f,U+7063,U+7532,U+793e,U+81ea,U+8272,U+82b1,U+897f,U+8eca,U+91ce,U+ac38,U+ad76,U+ae84,U+aecc,U+b07d,U+b0b1,U+b215,U+b2a0,U+b310,U+b3d7,U+b52a,U+b618,U+b775,U+b797,U+bcd5,U+bd59,U+be80,U+bea8,U+bed1,U+bee4-bee5,U+c060,U+c2ef,U+c329,U+c3dc,U+c597,U+c5bd,U+c5e5,U+c69c,U+c9d6,U+ca29,U+ca5c,U+ca84,U+cc39,U+cc3b,U+ce89,U+cee5,U+cf65,U+cf85,U+d058,U+d145,U+d22d,U+d325,U+d37d,U+d3ad,U+d769,U+ff0c",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-103-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-103-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+2161,U+2228,U+2299,U+2464,U+2517,U+2640,U+3042,U+304a,U+3053,U+3061,U+307f,U+3082,U+308c,U+3092,U+30a8,U+30ab,U+30ad,U+30b0,U+30b3,U+30b7,U+30c1,U+30c6,U+30c9,U+30d5,U+30d7,U+30de,U+30e0-30e1,U+30ec-30ed,U+4e0b,U+4e0d,U+4ee3,U+53f0,U+548c,U+5b89,U+5bb6,U+5c0f,U+611b,U+6771,U+6aa2,U+6bcd,U+6c34,U+6cd5,U+6d77,U+767d,U+795e,U+8ecd,U+9999,U+9ad8,U+ac07,U+ac1a,U+ac40,U+ad0c,U+ad88,U+ada4,U+ae01,U+ae65,U+aebd,U+aec4,U+afe8,U+b139,U+b205,U+b383,U+b38c,U+b42c,U+b461,U+b55c,U+b78f,U+b8fb,U+b9f7,U+bafc,U+bc99,U+bed8,U+bfcd,U+c0bf,U+c0f9,U+c167,U+c204,U+c20f,U+c22f,U+c258,U+c298,U+c2bc,U+c388,U+c501,U+c50c,U+c5b9,U+c5ce,U+c641,U+c648,U+c73d,U+ca50,U+ca61,U+cc4c,U+ceac,U+d0d4,U+d5f7,U+d6d7,U+ff1a",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-104-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-104-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+2103,U+2463,U+25c6,U+25cb,U+266c,U+3001,U+300a,U+3046,U+304c-304d,U+304f,U+3055,U+3059,U+3063,U+3066-3068,U+306f,U+3089,U+30b8,U+30bf,U+314f,U+4e0a,U+570b,U+5730,U+5916,U+5929,U+5c71,U+5e74,U+5fc3,U+601d,U+6027,U+63d0,U+6709,U+6734,U+751f,U+7684,U+82f1,U+9053,U+91d1,U+97f3,U+ac2f,U+ac4d,U+adc4,U+ade4,U+ae41,U+ae4d-ae4e,U+aed1,U+afb9,U+b0e0,U+b299,U+b365,U+b46c,U+b480,U+b4c8,U+b7b4,U+b819,U+b918,U+baab,U+bab9,U+be8f,U+bed7,U+c0ec,U+c19f,U+c1a5,U+c3d9,U+c464,U+c53d,U+c553,U+c570,U+c5cc,U+c633,U+c6a4,U+c7a3,U+c7a6,U+c886,U+c9d9-c9da,U+c9ec,U+ca0c,U+cc21,U+cd1b,U+cd78,U+cdc4,U+cef8,U+cfe4,U+d0a5,U+d0b5,U+d0ec,U+d15d,U+d188,U+d23c,U+d2ac,U+d729,U+d79b,U+ff01,U+ff08-ff09,U+ff5c",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-105-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-105-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+2039-203a,U+25b3,U+25b7,U+25bd,U+25cf,U+266a,U+3002,U+300b,U+304b,U+3057,U+305f,U+306a-306b,U+307e,U+308a-308b,U+3093,U+30a2,U+30af,U+30b9,U+30c3,U+30c8,U+30e9-30eb,U+33a1,U+4e00,U+524d,U+5357,U+5b50,U+7121,U+884c,U+9751,U+ac94,U+aebe,U+aecd,U+af08,U+af41,U+af49,U+b010,U+b053,U+b109,U+b11b,U+b128,U+b154,U+b291,U+b2e6,U+b301,U+b385,U+b525,U+b5b4,U+b729,U+b72f,U+b738,U+b7ff,U+b837,U+b975,U+ba67,U+bb47,U+bc1f,U+bd90,U+bfd4,U+c27c,U+c324,U+c379,U+c3e0,U+c465,U+c53b,U+c58c,U+c610,U+c653,U+c6cd,U+c813,U+c82f,U+c999,U+c9e0,U+cac4,U+cad3,U+cbd4,U+cc10,U+cc22,U+ccb8,U+ccbc,U+cda5,U+ce84,U+cea3,U+cf67,U+cfe1,U+d241,U+d30d,U+d31c,U+d391,U+d401,U+d479,U+d5c9,U+d5db,U+d649,U+d6d4",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-106-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-106-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+b0,U+e9,U+2193,U+2462,U+260e,U+261e,U+300e-300f,U+3044,U+30a4,U+30fb-30fc,U+314d,U+5973,U+6545,U+6708,U+7537,U+ac89,U+ac9c,U+acc1,U+ad04,U+ad75,U+ad7d,U+ae45,U+ae61,U+af42,U+b0ab,U+b0af,U+b0b3,U+b12c,U+b194,U+b1a8,U+b220,U+b258,U+b284,U+b2ff,U+b315,U+b371,U+b3d4-b3d5,U+b460,U+b527,U+b534,U+b810,U+b818,U+b98e,U+ba55,U+bbac,U+bc0b,U+bc40,U+bca1,U+bccd,U+bd93,U+be54,U+be5a,U+bf08,U+bf50,U+bf55,U+bfdc,U+c0c0,U+c0d0,U+c0f4,U+c100,U+c11e,U+c170,U+c20d,U+c274,U+c290,U+c308,U+c369,U+c539,U+c587,U+c5ff,U+c6ec,U+c70c,U+c7ad,U+c7c8,U+c83c,U+c881,U+cb48,U+cc60,U+ce69,U+ce6b,U+ce75,U+cf04,U+cf08,U+cf55,U+cf70,U+cffc,U+d0b7,U+d1a8,U+d2c8,U+d384,U+d47c,U+d48b,U+d5dd,U+d5e8,U+d720,U+d759,U+f981",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-107-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-107-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+e0,U+e2,U+395,U+3b7,U+3ba,U+2460-2461,U+25a0,U+3010-3011,U+306e,U+30f3,U+314a,U+314c,U+5927,U+65b0,U+7e41,U+97d3,U+9ad4,U+ad49,U+ae0b,U+ae0d,U+ae43,U+ae5d,U+aecf,U+af3c,U+af64,U+afd4,U+b080,U+b084,U+b0c5,U+b10c,U+b1e8,U+b2ac,U+b36e,U+b451,U+b515,U+b540,U+b561,U+b6ab,U+b6b1,U+b72c,U+b730,U+b744,U+b800,U+b8ec,U+b8f0,U+b904,U+b968,U+b96d,U+b987,U+b9d9,U+bb36,U+bb49,U+bc2d,U+bc43,U+bcf6,U+bd89,U+be57,U+be61,U+bed4,U+c090,U+c130,U+c148,U+c19c,U+c2f9,U+c36c,U+c37c,U+c384,U+c3df,U+c575,U+c584,U+c660,U+c719,U+c816,U+ca4d,U+ca54,U+cabc,U+cb49,U+cc14,U+cff5,U+d004,U+d038,U+d0b4,U+d0d3,U+d0e0,U+d0ed,U+d131,U+d1b0,U+d31f,U+d33d,U+d3a0,U+d3ab,U+d514,U+d584,U+d6a1,U+d6cc,U+d749,U+d760,U+d799",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-108-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-108-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+24,U+60,U+3b9,U+3bb,U+3bd,U+2191,U+2606,U+300c-300d,U+3131,U+3134,U+3139,U+3141-3142,U+3148,U+3161,U+3163,U+321c,U+4eba,U+5317,U+ac31,U+ac77,U+ac9f,U+acb9,U+acf0-acf1,U+acfd,U+ad73,U+af3d,U+b00c,U+b04a,U+b057,U+b0c4,U+b188,U+b1cc,U+b214,U+b2db,U+b2ee,U+b304,U+b4ed,U+b518,U+b5bc,U+b625,U+b69c-b69d,U+b7ac,U+b801,U+b86c,U+b959,U+b95c,U+b985,U+ba48,U+bb58,U+bc0c,U+bc38,U+bc85,U+bc9a,U+bf40,U+c068,U+c0bd,U+c0cc,U+c12f,U+c149,U+c1e0,U+c22b,U+c22d,U+c250,U+c2fc,U+c300,U+c313,U+c370,U+c3d8,U+c557,U+c580,U+c5e3,U+c62e,U+c634,U+c6f0,U+c74d,U+c783,U+c78e,U+c796,U+c7bc,U+c92c,U+ca4c,U+cc1c,U+cc54,U+cc59,U+ce04,U+cf30,U+cfc4,U+d140,U+d321,U+d38c,U+d399,U+d54f,U+d587,U+d5d0,U+d6e8,U+d770",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-109-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-109-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+d7,U+ea,U+fc,U+2192,U+25bc,U+3000,U+3137,U+3145,U+315c,U+7f8e,U+ac13,U+ac71,U+ac90,U+acb8,U+ace7,U+ad7f,U+ae50,U+aef4,U+af34,U+afbc,U+b048,U+b09a,U+b0ad,U+b0bc,U+b113,U+b125,U+b141,U+b20c,U+b2d9,U+b2ed,U+b367,U+b369,U+b374,U+b3cb,U+b4ec,U+b611,U+b760,U+b81b,U+b834,U+b8b0,U+b8e1,U+b989,U+b9d1,U+b9e1,U+b9fa,U+ba4d,U+ba78,U+bb35,U+bb54,U+bbf9,U+bc11,U+bcb3,U+bd05,U+bd95,U+bdd4,U+be10,U+bed0,U+bf51,U+c0d8,U+c232,U+c2b7,U+c2eb,U+c378,U+c500,U+c52c,U+c549,U+c568,U+c598,U+c5c9,U+c61b,U+c639,U+c67c,U+c717,U+c78a,U+c80a,U+c90c-c90d,U+c950,U+c9e7,U+cbe4,U+cca9,U+cce4,U+cdb0,U+ce78,U+ce94,U+ce98,U+cf8c,U+d018,U+d034,U+d0f1,U+d1b1,U+d280,U+d2f8,U+d338,U+d380,U+d3b4,U+d610,U+d69f,U+d6fc,U+d758",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-110-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-110-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+e7,U+2022,U+203b,U+25c0,U+2605,U+2661,U+3147,U+318d,U+672c,U+8a9e,U+acaa,U+acbc,U+ad1c,U+ae4a,U+ae5c,U+b044,U+b054,U+b0c8-b0c9,U+b2a6,U+b2d0,U+b35c,U+b364,U+b428,U+b454,U+b465,U+b4b7,U+b4e3,U+b51c,U+b5a1,U+b784,U+b790,U+b7ab,U+b7f4,U+b82c,U+b835,U+b8e9,U+b8f8,U+b9d8,U+b9f9,U+ba5c,U+ba64,U+babd,U+bb18,U+bb3b,U+bbff,U+bc0d,U+bc45,U+bc97,U+bcbc,U+be45,U+be75,U+be7c,U+bfcc,U+c0b6,U+c0f7,U+c14b,U+c2b4,U+c30d,U+c4f8,U+c5bb,U+c5d1,U+c5e0,U+c5ee,U+c5fd,U+c606,U+c6c5,U+c6e0,U+c708,U+c81d,U+c820,U+c824,U+c878,U+c918,U+c96c,U+c9e4,U+c9f1,U+cc2e,U+cd09,U+cea1,U+cef5,U+cef7,U+cf64,U+cf69,U+cfe8,U+d035,U+d0ac,U+d230,U+d234,U+d2f4,U+d31d,U+d575,U+d578,U+d608,U+d614,U+d718,U+d751,U+d761,U+d78c,U+d790",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-111-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-111-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+2665,U+3160,U+4e2d,U+6587,U+65e5,U+ac12,U+ac14,U+ac16,U+ac81,U+ad34,U+ade0,U+ae54,U+aebc,U+af2c,U+afc0,U+afc8,U+b04c,U+b08c,U+b099,U+b0a9,U+b0ac,U+b0ae,U+b0b8,U+b123,U+b179,U+b2e5,U+b2f7,U+b4c0,U+b531,U+b538,U+b545,U+b550,U+b5a8,U+b6f0,U+b728,U+b73b,U+b7ad,U+b7ed,U+b809,U+b864,U+b86d,U+b871,U+b9bf,U+b9f5,U+ba40,U+ba4b,U+ba58,U+ba87,U+baac,U+bbc0,U+bc16,U+bc34,U+bd07,U+bd99,U+be59,U+bfd0,U+c058,U+c0e4,U+c0f5,U+c12d,U+c139,U+c228,U+c529,U+c5c7,U+c635,U+c637,U+c735,U+c77d,U+c787,U+c789,U+c8c4,U+c989,U+c98c,U+c9d0,U+c9d3,U+cc0c,U+cc99,U+cd0c,U+cd2c,U+cd98,U+cda4,U+ce59,U+ce60,U+ce6d,U+cea0,U+d0d0-d0d1,U+d0d5,U+d14d,U+d1a4,U+d29c,U+d2f1,U+d301,U+d39c,U+d3bc,U+d4e8,U+d540,U+d5ec,U+d640,U+d750",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-112-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-112-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+5e,U+25b2,U+25b6,U+314e,U+ac24,U+ace1,U+ace4,U+ae68,U+af2d,U+b0d0,U+b0e5,U+b150,U+b155,U+b193,U+b2c9,U+b2dd,U+b3c8,U+b3fc,U+b410,U+b458,U+b4dd,U+b5a0,U+b5a4,U+b5bb,U+b7b5,U+b838,U+b840,U+b86f,U+b8f9,U+b960,U+b9e5,U+bab8,U+bb50,U+bc1d,U+bc24-bc25,U+bca8,U+bcbd,U+bd04,U+bd10,U+bd24,U+be48,U+be5b,U+be68,U+c05c,U+c12c,U+c140,U+c15c,U+c168,U+c194,U+c219,U+c27d,U+c2a8,U+c2f1,U+c2f8,U+c368,U+c554-c555,U+c559,U+c564,U+c5d8,U+c5fc,U+c625,U+c65c,U+c6b1,U+c728,U+c794,U+c84c,U+c88c,U+c8e0,U+c8fd,U+c998,U+c9dd,U+cc0d,U+cc30,U+ceec,U+cf13,U+cf1c,U+cf5c,U+d050,U+d07c,U+d0a8,U+d134,U+d138,U+d154,U+d1f4,U+d2bc,U+d329,U+d32c,U+d3d0,U+d3f4,U+d3fc,U+d56b,U+d5cc,U+d600-d601,U+d639,U+d6c8,U+d754,U+d765",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-113-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-113-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+3c-3d,U+2026,U+24d2,U+314b,U+ac11,U+acf3,U+ad74,U+ad81,U+adf9,U+ae34,U+af43,U+afb8,U+b05d,U+b07c,U+b110,U+b118,U+b17c,U+b180,U+b18d,U+b192,U+b2cc,U+b355,U+b378,U+b4a4,U+b4ef,U+b78d,U+b799,U+b7a9,U+b7fd,U+b807,U+b80c,U+b839,U+b9b4,U+b9db,U+ba3c,U+bab0,U+bba4,U+bc94,U+be4c,U+c154,U+c1c4,U+c26c,U+c2ac,U+c2ed,U+c4f4,U+c55e,U+c561,U+c571,U+c5b5,U+c5c4,U+c654-c655,U+c695,U+c6e8,U+c6f9,U+c724,U+c751,U+c775,U+c7a0,U+c7c1,U+c874,U+c880,U+c9d5,U+c9f8,U+cabd,U+cc29,U+cc2c,U+cca8,U+ccab,U+ccd0,U+ce21,U+ce35,U+ce7c,U+ce90,U+cee8,U+cef4,U+cfe0,U+d070,U+d0b9,U+d0c1,U+d0c4,U+d0c8,U+d15c,U+d1a1,U+d2c0,U+d300,U+d314,U+d3ed,U+d478,U+d480,U+d48d,U+d508,U+d53d,U+d5e4,U+d611,U+d61c,U+d68d,U+d6a8,U+d798",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-114-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-114-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+23,U+25,U+5f,U+a9,U+ac08,U+ac78,U+aca8,U+acac,U+ace8,U+ad70,U+adc0,U+addc,U+b137,U+b140,U+b208,U+b290,U+b2f5,U+b3c5,U+b3cc,U+b420,U+b429,U+b529,U+b530,U+b77d,U+b79c,U+b7a8,U+b7c9,U+b7f0,U+b7fc,U+b828,U+b860,U+b9ad,U+b9c1,U+b9c9,U+b9dd-b9de,U+b9e8,U+ba38-ba39,U+babb,U+bc00,U+bc8c,U+bca0,U+bca4,U+bcd1,U+bcfc,U+bd09,U+bdf0,U+be60,U+c0ad,U+c0b4,U+c0bc,U+c190,U+c1fc,U+c220,U+c288,U+c2b9,U+c2f6,U+c528,U+c545,U+c558,U+c5bc,U+c5d4,U+c600,U+c644,U+c6c0,U+c6c3,U+c721,U+c798,U+c7a1,U+c811,U+c838,U+c871,U+c904,U+c990,U+c9dc,U+cc38,U+cc44,U+cca0,U+cd1d,U+cd95,U+cda9,U+ce5c,U+cf00,U+cf58,U+d150,U+d22c,U+d305,U+d328,U+d37c,U+d3f0,U+d551,U+d5a5,U+d5c8,U+d5d8,U+d63c,U+d64d,U+d669,U+d734,U+d76c",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-115-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-115-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+26,U+2b,U+3e,U+40,U+7e,U+ac01,U+ac19,U+ac1d,U+aca0,U+aca9,U+acb0,U+ad8c,U+ae09,U+ae38,U+ae40,U+aed8,U+b09c,U+b0a0,U+b108,U+b204,U+b298,U+b2d8,U+b2eb-b2ec,U+b2f4,U+b313,U+b358,U+b450,U+b4e0,U+b54c,U+b610,U+b780,U+b78c,U+b791,U+b8e8,U+b958,U+b974,U+b984,U+b9b0,U+b9bc-b9bd,U+b9ce,U+ba70,U+bbfc,U+bc0f,U+bc15,U+bc1b,U+bc31,U+bc95,U+bcc0,U+bcc4,U+bd81,U+bd88,U+c0c8,U+c11d,U+c13c,U+c158,U+c18d,U+c1a1,U+c21c,U+c4f0,U+c54a,U+c560,U+c5b8,U+c5c8,U+c5f4,U+c628,U+c62c,U+c678,U+c6cc,U+c808,U+c810,U+c885,U+c88b,U+c900,U+c988,U+c99d,U+c9c8,U+cc3d-cc3e,U+cc45,U+cd08,U+ce20,U+cee4,U+d074,U+d0a4,U+d0dd,U+d2b9,U+d3b8,U+d3c9,U+d488,U+d544,U+d559,U+d56d,U+d588,U+d615,U+d648,U+d655,U+d658,U+d65c",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-116-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-116-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+48,U+7c,U+ac10,U+ac15,U+ac74,U+ac80,U+ac83,U+acc4,U+ad11,U+ad50,U+ad6d,U+adfc,U+ae00,U+ae08,U+ae4c,U+b0a8,U+b124,U+b144,U+b178,U+b274,U+b2a5,U+b2e8,U+b2f9,U+b354,U+b370,U+b418,U+b41c,U+b4f1,U+b514,U+b798,U+b808,U+b824-b825,U+b8cc,U+b978,U+b9d0,U+b9e4,U+baa9,U+bb3c,U+bc18,U+bc1c,U+bc30,U+bc84,U+bcf5,U+bcf8,U+bd84,U+be0c,U+be14,U+c0b0,U+c0c9,U+c0dd,U+c124,U+c2dd,U+c2e4,U+c2ec,U+c54c,U+c57c-c57d,U+c591,U+c5c5-c5c6,U+c5ed,U+c608,U+c640,U+c6b8,U+c6d4,U+c784,U+c7ac,U+c800-c801,U+c9c1,U+c9d1,U+cc28,U+cc98,U+cc9c,U+ccad,U+cd5c,U+cd94,U+cd9c,U+cde8,U+ce68,U+cf54,U+d0dc,U+d14c,U+d1a0,U+d1b5,U+d2f0,U+d30c,U+d310,U+d398,U+d45c,U+d50c,U+d53c,U+d560,U+d568,U+d589,U+d604,U+d6c4,U+d788",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-117-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-117-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+39,U+49,U+4d-4e,U+a0,U+ac04,U+ac1c,U+ac70,U+ac8c,U+acbd,U+acf5,U+acfc,U+ad00,U+ad6c,U+adf8,U+b098,U+b0b4,U+b294,U+b2c8,U+b300,U+b3c4,U+b3d9,U+b4dc,U+b4e4,U+b77c,U+b7ec,U+b85d,U+b97c,U+b9c8,U+b9cc,U+ba54,U+ba74,U+ba85,U+baa8,U+bb34,U+bb38,U+bbf8,U+bc14,U+bc29,U+bc88,U+bcf4,U+bd80,U+be44,U+c0c1,U+c11c,U+c120,U+c131,U+c138,U+c18c,U+c218,U+c2b5,U+c2e0,U+c544,U+c548,U+c5b4,U+c5d0,U+c5ec,U+c5f0,U+c601,U+c624,U+c694,U+c6a9,U+c6b0,U+c6b4,U+c6d0,U+c704,U+c720,U+c73c,U+c740,U+c744,U+c74c,U+c758,U+c77c,U+c785,U+c788,U+c790-c791,U+c7a5,U+c804,U+c815,U+c81c,U+c870,U+c8fc,U+c911,U+c9c4,U+ccb4,U+ce58,U+ce74,U+d06c,U+d0c0,U+d130,U+d2b8,U+d3ec,U+d504,U+d55c,U+d569,U+d574,U+d638,U+d654,U+d68c",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-118-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-118-600-normal.woff",
      import.meta.url,
    ).href,
  },
  {
    range:
      "U+20-22,U+27-2a,U+2c-38,U+3a-3b,U+3f,U+41-47,U+4a-4c,U+4f-5d,U+61-7b,U+7d,U+a1,U+ab,U+ae,U+b7,U+bb,U+bf,U+2013-2014,U+201c-201d,U+2122,U+ac00,U+ace0,U+ae30,U+b2e4,U+b85c,U+b9ac,U+c0ac,U+c2a4,U+c2dc,U+c774,U+c778,U+c9c0,U+d558",
    regular: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-119-400-normal.woff",
      import.meta.url,
    ).href,
    strong: new URL(
      "@fontsource/noto-sans-kr/files/noto-sans-kr-119-600-normal.woff",
      import.meta.url,
    ).href,
  },
];

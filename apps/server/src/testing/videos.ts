const box = (name: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, body]);
};

/** The bytes of an MP4 that says how long it plays, with as much padding as wanted. */
export function mp4Bytes(seconds: number, padding = 0) {
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(1000, 12);
  mvhd.writeUInt32BE(Math.round(seconds * 1000), 16);
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\u0002\0isomiso2mp41", "latin1")),
    box("free", Buffer.alloc(padding)),
    box("moov", box("mvhd", mvhd)),
  ]);
}

/** The first bytes of a WebM; one that was recorded in a page tells no length. */
export function webmBytes(seconds?: number) {
  const ebml = Buffer.from(
    "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581 02".replace(" ", ""),
    "hex",
  );
  const segment = Buffer.from("18538067", "hex");
  const unknownSize = Buffer.from("01ffffffffffffff", "hex");
  if (seconds === undefined) return Buffer.concat([ebml, segment, unknownSize]);
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(seconds * 1000);
  const parts = Buffer.concat([
    Buffer.from("2ad7b1830f4240", "hex"),
    Buffer.from("448988", "hex"),
    duration,
  ]);
  const info = Buffer.concat([
    Buffer.from("1549a966", "hex"),
    Buffer.from([0x80 | parts.length]),
    parts,
  ]);
  return Buffer.concat([ebml, segment, unknownSize, info]);
}

export const videoFile = (bytes: Buffer, type = "video/mp4") =>
  new File([new Uint8Array(bytes)], type === "video/mp4" ? "me.mp4" : "me.webm", { type });

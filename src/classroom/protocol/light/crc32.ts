const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32 as in IEEE 802.3 and zip. It detects misread frames, not attacks. */
export function crc32(bytes: Uint8Array): number {
  let checksum = 0xffffffff
  for (const byte of bytes) checksum = (TABLE[(checksum ^ byte) & 0xff] ?? 0) ^ (checksum >>> 8)
  return (checksum ^ 0xffffffff) >>> 0
}

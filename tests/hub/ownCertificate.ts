import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files for `--certificate` and `--key`. */
export interface OwnCertificate {
  readonly certificate: string
  readonly key: string
  /** The hash with which a browser can be told to trust the certificate. */
  readonly keyHash: string
}

/** Makes a self-signed certificate for a name, valid from a day before now to a day after. */
export function ownCertificate(name: string, folder: string): OwnCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ format: 'der', type: 'spki' })
  const who = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(name)))))
  const names = der(OCTETS, der(SEQUENCE, der(DNS_NAME, Buffer.from(name))))
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    // A serial number is positive.
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    who,
    der(SEQUENCE, utcTime(Date.now() - DAY_MS), utcTime(Date.now() + DAY_MS)),
    who,
    spki,
    der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, ALTERNATIVE_NAMES, names))),
  )
  const signature = der(BITS, Buffer.from([0]), sign('sha256', content, privateKey))
  const whole = der(SEQUENCE, content, ECDSA_WITH_SHA256, signature).toString('base64')
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  writeFileSync(certificate, `-----BEGIN CERTIFICATE-----\n${whole}\n-----END CERTIFICATE-----\n`)
  writeFileSync(key, privateKey.export({ format: 'pem', type: 'pkcs8' }))
  return { certificate, key, keyHash: createHash('sha256').update(spki).digest('base64') }
}

const DAY_MS = 86_400_000
/** Tags of DER (X.690). Those with `[n]` are numbered as in RFC 5280. */
const [INTEGER, BITS, OCTETS, UTF8, UTC_TIME, SEQUENCE, SET] = [0x02, 0x03, 0x04, 0x0c, 0x17, 0x30, 0x31]
const [VERSION, EXTENSIONS, DNS_NAME] = [0xa0, 0xa3, 0x82]
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const ALTERNATIVE_NAMES = Buffer.from('0603551d11', 'hex')
const ECDSA_WITH_SHA256 = Buffer.from('300a06082a8648ce3d040302', 'hex')

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function utcTime(at: number): Buffer {
  const digits = new Date(at).toISOString().replaceAll(/\D/g, '')
  return der(UTC_TIME, Buffer.from(`${digits.slice(2, 14)}Z`))
}

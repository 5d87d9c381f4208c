import { backupTools } from '../../../../src/platform/backupTools'
import type { BackupRefusal } from '../../../../src/core/progress/file/backup'
import { LARGEST_BACKUP, type PickedFile, writeBackup } from '../../../../src/core/progress/file/backupFile'
import { frame } from '../../../../src/core/progress/file/backupFrame'
import { canonicalText, isJsonMap, type Json, type JsonMap } from '../../../../src/core/progress/json'
import { sampleBackup } from './backupSamples'

export interface HostileBackup {
  readonly name: string
  readonly file: PickedFile
  readonly passphrase?: string
  readonly reason: BackupRefusal
}

export function fileOf(content: string | Uint8Array<ArrayBuffer>): PickedFile {
  return new Blob([content])
}

/** A file that is written without checking its content, with the right length and checksum. */
export async function forged(body: string): Promise<PickedFile> {
  return fileOf(await frame(backupTools.encode(body), backupTools))
}

const PASSPHRASE = 'a quilt of seven patches'

/** Files that a browser may be given in place of a backup, and the reason that each one gets. */
export async function hostileBackups(): Promise<readonly HostileBackup[]> {
  const text = await textOf()
  const locked = await textOf(PASSPHRASE)
  const [open, shut] = [contentOf(text), contentOf(locked)]
  const one = async (
    name: string,
    reason: BackupRefusal,
    file: Promise<PickedFile> | PickedFile,
    passphrase?: string,
  ) => ({
    name,
    reason,
    file: await file,
    ...(passphrase !== undefined && { passphrase }),
  })
  const content = (changes: JsonMap) => forged(canonicalText({ ...open, ...changes }))
  const progress = (changes: JsonMap) => forged(canonicalText(withProgress(open, changes)))
  const lock = (changes: JsonMap) => forged(canonicalText({ ...shut, lock: { ...mapIn(shut, 'lock'), ...changes } }))
  return await Promise.all([
    one('no byte', 'empty', fileOf('')),
    one('blank lines', 'empty', fileOf(' \r\n\n\t ')),
    one('fifty megabytes, unread', 'oversized', unreadable(50_000_000)),
    one('one byte over the limit, unread', 'oversized', unreadable(LARGEST_BACKUP + 1)),
    one('more than it said', 'oversized', { size: 10, arrayBuffer: async () => new ArrayBuffer(LARGEST_BACKUP + 1) }),
    one('a file that was moved', 'unread', { size: 10, arrayBuffer: () => Promise.reject(new Error('NotFound')) }),
    one('a zip', 'not-a-backup', fileOf(Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 33, 0]))),
    one('a picture', 'not-a-backup', fileOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]))),
    one('a photograph', 'not-a-backup', fileOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]))),
    one('a letter', 'not-a-backup', fileOf('Dear Ada, here is the backup that you asked for.')),
    one('one sign', 'not-a-backup', fileOf('b')),
    one('a backup of a class', 'class-backup', fileOf('Y2xhc3MtYmFja3VwIDEgMTAwIGFiYw')),
    one('JSON as it is', 'not-a-backup', fileOf(canonicalText(open))),
    one('JSON 10,000 deep as it is', 'not-a-backup', fileOf('['.repeat(10_000))),
    one('base64 of something else', 'not-a-backup', fileOf('aGVsbG8gd29ybGQsIGhlbGxvIHdvcmxk')),
    one('five megabytes of base64', 'not-a-backup', fileOf('A'.repeat(LARGEST_BACKUP))),
    one('a sign changed', 'damaged', fileOf(changedAt(text, Math.floor(text.length / 2)))),
    one('a strange sign', 'damaged', fileOf(`${text.slice(0, 200)}%${text.slice(201)}`)),
    one('a header of nonsense', 'damaged', fileOf(base64(`ledger-backup one two three\n${'x'.repeat(99)}`))),
    one('a header without an end', 'damaged', fileOf(base64(`ledger-backup 1 ${'7'.repeat(200)}`))),
    one('a body that is no JSON', 'damaged', forged('{"course":')),
    one(
      'a body that is no UTF-8',
      'damaged',
      frame(Uint8Array.from([0x22, 0xff, 0xfe, 0x22]), backupTools).then(fileOf),
    ),
    one('a body that is a list', 'damaged', forged('[]')),
    one('a body that is null', 'damaged', forged('null')),
    one('nesting 10,000 deep', 'damaged', forged(`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)),
    one('a million brackets', 'damaged', forged('{"a":['.repeat(500_000))),
    one('nesting in a section', 'damaged', content({ sections: { ...mapIn(open, 'sections'), notes: deep(80) } })),
    one(
      'a number beyond numbers',
      'damaged',
      forged(canonicalText(open).replace('"spentBefore":0', '"spentBefore":1e999')),
    ),
    one('a huge epoch', 'damaged', progress({ epoch: 2 ** 53 })),
    one('a negative sum', 'damaged', progress({ spentBefore: -1 })),
    one('a huge format that is no count', 'damaged', progress({ format: 1e300 })),
    one('lessons that are a text', 'damaged', progress({ lessons: 'all of them' })),
    one('days that are a list', 'damaged', progress({ days: ['2026-03-01'] })),
    one('a quiz that is a number', 'damaged', progress({ quizzes: { saving: 100 } })),
    one('a date that does not exist', 'damaged', progress({ joinedOn: '2026-02-30T10:00:00.000Z' })),
    one('a key of prototypes', 'damaged', forged(withKey(open, '__proto__'))),
    one('a key that is no id', 'damaged', progress({ lessons: { '../../etc': { phone: 1 } } })),
    one(
      'a prototype for a lesson',
      'damaged',
      forged(canonicalText(open).replace('"lessons":{', '"lessons":{"__proto__":{"phone":1},')),
    ),
    one('progress that is a list', 'damaged', content({ sections: { progress: [] } })),
    one('sections that are a number', 'damaged', content({ sections: 7 })),
    one('a section without a proper name', 'damaged', content({ sections: { ...mapIn(open, 'sections'), 'a b': 1 } })),
    one('a name that is a map', 'damaged', content({ name: {} })),
    one('a name without an end', 'damaged', content({ name: 'x'.repeat(100_000) })),
    one('a day that is a number', 'damaged', content({ madeAt: 20_260_301 })),
    one('another course', 'foreign', content({ course: 'another' })),
    one('no course', 'foreign', forged('{}')),
    one('no progress', 'foreign', content({ sections: {} })),
    one('an owner that is a number', 'foreign', progress({ owner: 7 })),
    one('an owner of prototypes', 'foreign', progress({ owner: '__proto__' })),
    one('an owner that is a path', 'foreign', progress({ owner: '../ben' })),
    one('a newer document', 'newer', progress({ format: 2 })),
    one('a newer file', 'newer', fileOf(base64(`ledger-backup 2 sealed in another way`))),
    one('a lock, and no passphrase', 'locked', fileOf(locked)),
    one('a wrong passphrase', 'wrong-passphrase', fileOf(locked), `${PASSPHRASE} `),
    one('a lock that was weakened', 'wrong-passphrase', lock({ rounds: 600_001 }), PASSPHRASE),
    one(
      'sealed bytes that were changed',
      'wrong-passphrase',
      forged(canonicalText({ ...shut, sealed: 'AAAA' })),
      PASSPHRASE,
    ),
    one('sealed bytes that are a list', 'damaged', forged(canonicalText({ ...shut, sealed: [1] })), PASSPHRASE),
    one('too few rounds', 'badly-locked', lock({ rounds: 599_999 }), PASSPHRASE),
    one('too many rounds', 'badly-locked', lock({ rounds: 2_000_001 }), PASSPHRASE),
    one('rounds without an end', 'badly-locked', lock({ rounds: 1e15 }), PASSPHRASE),
    one('rounds in a text', 'badly-locked', lock({ rounds: '600000' }), PASSPHRASE),
    one('a short salt', 'badly-locked', lock({ salt: 'AAAA' }), PASSPHRASE),
    one('another cipher', 'badly-locked', lock({ cipher: 'none' }), PASSPHRASE),
    one('a lock that is a number', 'badly-locked', forged('{"lock":1,"sealed":"AAAA"}'), PASSPHRASE),
    ...Array.from({ length: 9 }, (_, tenth) =>
      one(`cut after ${tenth + 1} tenths`, 'truncated', fileOf(text.slice(0, (text.length * (tenth + 1)) / 10))),
    ),
    ...Array.from({ length: 9 }, (_, tenth) =>
      one(
        `locked, cut after ${tenth + 1} tenths`,
        'truncated',
        fileOf(locked.slice(0, (locked.length * (tenth + 1)) / 10)),
        PASSPHRASE,
      ),
    ),
    one('cut within the mark', 'truncated', fileOf(text.slice(0, 7))),
    one('cut by its last sign', 'truncated', fileOf(text.trimEnd().slice(0, -1))),
  ])
}

async function textOf(passphrase?: string): Promise<string> {
  const written = await writeBackup(sampleBackup(), backupTools, passphrase)
  if (written.kind === 'refused') throw new Error(written.detail)
  return written.text
}

/** The text after the header of a file. */
function contentOf(text: string): JsonMap {
  const plain = Buffer.from(text, 'base64url').toString()
  const value = JSON.parse(plain.slice(plain.indexOf('\n') + 1)) as Json
  if (!isJsonMap(value)) throw new Error('The sample is no map.')
  return value
}

function mapIn(map: JsonMap, key: string): JsonMap {
  const value = map[key]
  if (value === undefined || !isJsonMap(value)) throw new Error(`The sample has no ${key}.`)
  return value
}

function withProgress(content: JsonMap, changes: JsonMap): JsonMap {
  const sections = mapIn(content, 'sections')
  return { ...content, sections: { ...sections, progress: { ...mapIn(sections, 'progress'), ...changes } } }
}

function withKey(content: JsonMap, key: string): string {
  return canonicalText(content).replace('{', `{"${key}":{"course":"prairie-ledger"},`)
}

function changedAt(text: string, at: number): string {
  const from = text[at] === '\n' ? at + 1 : at
  return `${text.slice(0, from)}${text[from] === 'A' ? 'B' : 'A'}${text.slice(from + 1)}`
}

function deep(levels: number): Json {
  return levels === 0 ? 0 : [deep(levels - 1)]
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64url')
}

function unreadable(size: number): PickedFile {
  return {
    size,
    arrayBuffer: () => {
      throw new Error('A file that is too large was read.')
    },
  }
}

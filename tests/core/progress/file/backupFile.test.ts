import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backupTools } from '../../../../src/platform/backupTools'
import { canonicalText } from '../../../../src/core/progress/json'
import type { BackupContent, BackupTools } from '../../../../src/core/progress/file/backup'
import { LARGEST_BACKUP, readBackup, writeBackup } from '../../../../src/core/progress/file/backupFile'
import { backupFileName } from '../../../../src/core/progress/file/backupFileName'
import { bytesOf, encodeBase64url } from '../../../../src/core/progress/file/base64url'
import { backupFileWords } from '#words/backupFile'
import { visibleName } from '../../../../src/core/progress/plainName'
import { peerDocument } from '../arbitraries'
import { original } from '../implementation'
import { sampleBackup } from './backupSamples'
import { FILE_PASSPHRASE, FILE_SECTIONS, LOCKED_FILE, OPEN_FILE } from './firstFiles'
import { fileOf, hostileBackups } from './hostileBackups'
import { wrapped, wrapping } from './wrappings'

const hostile = await hostileBackups()

async function written(backup: BackupContent, passphrase?: string): Promise<string> {
  const made = await writeBackup(backup, backupTools, passphrase)
  if (made.kind === 'refused') throw new Error(made.detail)
  return made.text
}

async function readText(text: string, passphrase?: string): Promise<BackupContent> {
  const read = await readBackup(fileOf(text), backupTools, passphrase)
  if (read.kind === 'refused') throw new Error(`${read.reason}: ${read.detail}`)
  return read.backup
}

describe('a backup file', () => {
  it('reads back as it was written, with any progress', async () => {
    const section = fc.dictionary(fc.constantFrom('notes', 'tools', 'constructor'), fc.jsonValue({ maxDepth: 4 }))
    await fc.assert(
      fc.asyncProperty(
        peerDocument(original),
        section,
        fc.string({ maxLength: 50 }),
        async (document, sections, name) => {
          const backup = sampleBackup({ document, name, sections: JSON.parse(canonicalText(sections)) })
          const clean = { ...backup, name: visibleName(name) }
          expect(canonicalText(await readText(await written(backup)))).toBe(canonicalText(clean))
        },
      ),
      { numRuns: 200 },
    )
  })

  it('opens with its passphrase, in any Unicode form of its accents', async () => {
    const backup = sampleBackup({ sections: { notes: [{ key: 'a', turn: 1, value: 'mine' }] } })
    const text = await written(backup, 'caf\u00e9 au lait')
    expect(Buffer.from(text, 'base64url').toString()).not.toContain('Lovelace')
    expect(await readText(text, 'cafe\u0301 au lait')).toEqual(backup)
  })

  it('is a different text each time it is locked', async () => {
    expect(await written(sampleBackup(), 'twice')).not.toBe(await written(sampleBackup(), 'twice'))
  })

  it.each([
    ['open', OPEN_FILE, undefined],
    ['locked', LOCKED_FILE, FILE_PASSPHRASE],
  ])('of the first version always stays readable: %s', async (_, text, passphrase) => {
    const { document } = sampleBackup()
    // The first version marked no quiz as passed.
    const quizzes = Object.entries(document.quizzes).map(([id, { passed: _mark, ...quiz }]) => [id, quiz])
    const first = { ...document, quizzes: Object.fromEntries(quizzes) }
    expect(await readText(text, passphrase)).toEqual(sampleBackup({ document: first, sections: FILE_SECTIONS }))
  })

  it('of a newer app can be written, for that app to read', async () => {
    const document = { ...sampleBackup().document, format: 2 }
    const text = await written(sampleBackup({ document }))
    expect(await readBackup(fileOf(text), backupTools)).toMatchObject({ kind: 'refused', reason: 'newer' })
  })

  it('shows its name as learners’ names are shown', async () => {
    const text = await written(sampleBackup({ name: 'Ada\n\u202eecalevoL\u3164\u{e0041}' }))
    expect((await readText(text)).name).toBe('Ada ecalevoL')
  })

  it('may have a name of any length', async () => {
    const text = await written(sampleBackup({ name: '\u{1f9f5}'.repeat(300) }))
    expect((await readText(text)).name).toBe('\u{1f9f5}'.repeat(100))
  })

  it('survives changes by editors and mail programs', async () => {
    const backup = sampleBackup()
    const text = await written(backup)
    const lines = text.trim().split('\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const changed of [lines.join(''), lines.join('\r\n'), ` ${lines.join('\n\n ')}==`, `\ufeff${text}`]) {
      expect(await readText(changed)).toEqual(backup)
    }
  })

  it('reads with other text around or between its lines', async () => {
    const backup = sampleBackup()
    const text = await written(backup)
    await fc.assert(
      fc.asyncProperty(wrapping, async (asked) => {
        const read = await readBackup(fileOf(wrapped(text, asked)), backupTools)
        expect(read).toEqual({ kind: 'read', backup })
      }),
      { numRuns: 500 },
    )
  })

  it('is not made if it could not be read or checked', async () => {
    const large = sampleBackup({ sections: { notes: 'x'.repeat(LARGEST_BACKUP) } })
    expect(await writeBackup(large, backupTools)).toMatchObject({ kind: 'refused', reason: 'oversized' })
    const unreadable = sampleBackup({ sections: { 'no id': 1 } })
    expect(await writeBackup(unreadable, backupTools)).toMatchObject({ kind: 'refused', reason: 'damaged' })
    const insecure: BackupTools = { ...backupTools, digest: () => Promise.reject(new TypeError('subtle is undefined')) }
    expect(await writeBackup(sampleBackup(), insecure)).toMatchObject({ kind: 'refused', reason: 'no-crypto' })
    const sound = fileOf(await written(sampleBackup()))
    expect(await readBackup(sound, insecure)).toMatchObject({ kind: 'refused', reason: 'no-crypto' })
  })
})

describe('an invalid backup file', () => {
  it.each(hostile)('gives a reason: $name', async ({ file, passphrase, reason }) => {
    expect(await readBackup(file, backupTools, passphrase)).toMatchObject({ kind: 'refused', reason })
    expect(backupFileWords.refused[reason]).toMatch(/\.$/)
  })

  it('derives no key for a lock with bad limits', async () => {
    const watched: BackupTools = {
      ...backupTools,
      unseal: () => {
        throw new Error('A passphrase was stretched.')
      },
    }
    const locks = hostile.filter(({ reason }) => reason === 'badly-locked')
    expect(locks.length).toBeGreaterThan(3)
    for (const { file, passphrase } of locks) {
      expect(await readBackup(file, watched, passphrase)).toMatchObject({ reason: 'badly-locked' })
    }
  })

  it('has a message for every reason, and every reason is tested', () => {
    const met = new Set(hostile.map(({ reason }) => reason))
    expect(
      Object.keys(backupFileWords.refused)
        .filter((reason) => reason !== 'no-crypto')
        .sort(),
    ).toEqual([...met].sort())
  })

  it('gives a reason without an exception when any byte is changed', async () => {
    const bytes = new TextEncoder().encode(await written(sampleBackup()))
    const place = fc.nat(bytes.length - 1)
    await fc.assert(
      fc.asyncProperty(place, fc.nat(255), async (at, value) => {
        const changed = Uint8Array.from(bytes)
        changed[at] = value
        const read = await readBackup(fileOf(changed), backupTools)
        if (read.kind === 'read') expect(canonicalText(read.backup)).toBe(canonicalText(sampleBackup()))
      }),
      { numRuns: 500 },
    )
  })

  it('gives a reason without an exception for any content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect((await readBackup(fileOf(Uint8Array.from(bytes)), backupTools)).kind).toBe('refused')
      }),
    )
  })
})

it('encodes as other programs do', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = encodeBase64url(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect(bytesOf(text)).toEqual(Uint8Array.from(bytes))
    }),
  )
})

it.each([
  ['Ada', 'Ada.ledger-backup.txt'],
  ['Zo\u00eb \u738b', 'Zo\u00eb \u738b.ledger-backup.txt'],
  ['../../etc/passwd', 'etc passwd.ledger-backup.txt'],
  ['Ada\u202Etxt.exe\u0000', 'Adatxt.exe.ledger-backup.txt'],
  ['  ... ', 'learner.ledger-backup.txt'],
  ['CON', 'learner CON.ledger-backup.txt'],
  ['x'.repeat(500), `${'x'.repeat(60)}.ledger-backup.txt`],
])('gives the file of %j a name for every file system', (name, file) => {
  expect(backupFileName(name)).toBe(file)
})

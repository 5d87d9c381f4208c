/**
 * Writes the notes of a release from CHANGELOG.md: `node tools/release/writeNotes.mjs v1.2.3 notes.md`. It needs no package,
 * so a wrong tag ends the release before anything is installed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { giveUp } from '../setup/run.mjs'
import { releaseNotes } from './releaseNotes.mjs'

const [tag = '', file = 'notes.md'] = process.argv.slice(2)
/** @param {string} name */
const textOf = (name) => readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8')
try {
  writeFileSync(file, releaseNotes(textOf('CHANGELOG.md'), JSON.parse(textOf('package.json')).version, tag))
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

/** Writes the lint rules that follow from the table of rooms. Run it after a change of the table. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { scriptOf } from '../setup/scriptOf.mjs'
import { lintRules } from './rules'

process.chdir(fileURLToPath(new URL('../../', import.meta.url)))
const file = '.oxlintrc.rooms.json'
writeFileSync(file, JSON.stringify(lintRules, undefined, 2))
execFileSync(process.execPath, [scriptOf('biome'), 'format', '--write', file], { stdio: 'inherit' })

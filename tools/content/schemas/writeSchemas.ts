/** Writes the JSON Schema of each kind of course file. Run it after a change of a form: npx tsx tools/content/schemas/writeSchemas.ts */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { scriptOf } from '../../setup/scriptOf.mjs'
import { COURSE_FORMS, type CourseFile, schemaPath } from './courseForms'
import { schemaOf } from './schemaOf'

process.chdir(fileURLToPath(new URL('../../../', import.meta.url)))
const kinds = Object.keys(COURSE_FORMS) as CourseFile[]
for (const kind of kinds) writeFileSync(schemaPath(kind), JSON.stringify(schemaOf(COURSE_FORMS[kind]), undefined, 2))
execFileSync(process.execPath, [scriptOf('biome'), 'format', '--write', ...kinds.map(schemaPath)], { stdio: 'inherit' })

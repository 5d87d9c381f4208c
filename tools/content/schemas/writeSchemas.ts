/** Writes the JSON Schema of each file of a course and of an organization. Run it after a change of a form: npx tsx tools/content/schemas/writeSchemas.ts */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { scriptOf } from '../../setup/scriptOf.mjs'
import { COURSE_FORMS, type CourseFile, schemaPath } from './courseForms'
import {
  ORGANIZATION_FORMS,
  type OrganizationFile,
  organizationSchemaPath,
} from '../../organization/schemas/organizationForms'
import { schemaOf } from './schemaOf'

process.chdir(fileURLToPath(new URL('../../../', import.meta.url)))
const schemas = new Map([
  ...(Object.keys(COURSE_FORMS) as CourseFile[]).map(
    (kind) => [schemaPath(kind), schemaOf(COURSE_FORMS[kind])] as const,
  ),
  ...(Object.keys(ORGANIZATION_FORMS) as OrganizationFile[]).map(
    (kind) => [organizationSchemaPath(kind), schemaOf(ORGANIZATION_FORMS[kind], 'input')] as const,
  ),
])
for (const [path, schema] of schemas) writeFileSync(path, JSON.stringify(schema, undefined, 2))
execFileSync(process.execPath, [scriptOf('biome'), 'format', '--write', ...schemas.keys()], { stdio: 'inherit' })

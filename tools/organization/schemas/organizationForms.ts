/** The forms of an organization's files. Each has a JSON Schema beside this file. */
import type { GenericSchema } from 'valibot'
import { ownCourseFile } from '../courseFile.ts'
import { ownOrganizationFile } from '../organizationFile.ts'

export const ORGANIZATION_FORMS = {
  organization: ownOrganizationFile,
  course: ownCourseFile,
} as const satisfies Record<string, GenericSchema>

export type OrganizationFile = keyof typeof ORGANIZATION_FORMS

/** The path of a schema from the root of the repository. */
export function organizationSchemaPath(kind: OrganizationFile): string {
  return `tools/organization/schemas/${kind}.schema.json`
}

import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { ModuleTexts } from './course/sources.ts'
import { type Course, courseFile, type OwnCourse, ownCourseFile } from './courseFile.ts'
import { type Organization, organizationFile, ownOrganizationFile, type Settings } from './organizationFile.ts'
import { resolveCourse } from './resolveCourse.ts'

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))
/** The organization behind everything that an own organization doesn't say. */
const DEFAULT_FOLDER = 'organizations/prairie-ledger'
/** Its absolute path. */
export const ourFolder = join(projectRoot, DEFAULT_FOLDER)
/** The folder of an own organization. Ours has none, so that pulling a new version never conflicts with it. */
const OWN_FOLDER = 'organization'

const NO_SETTINGS: Settings = { colors: { light: {}, dark: {} }, domain: '' }

export interface ChosenOrganization {
  /** Absolute path of the chosen folder. */
  readonly folder: string
  /** Whether it is not the one of `organizations/`. */
  readonly isOwn: boolean
  /** As its file says it, with samples. See `withoutSamples`. */
  readonly organization: Organization
  readonly course: Course
  /** The texts of modules in its `course.json`, for the manifest, by module id. */
  readonly moduleTexts: ReadonlyMap<string, ModuleTexts>
  /** What its file says to the build only. */
  readonly settings: Settings
}

/**
 * Reads the organization that a build is for: the folder that `ORGANIZATION` names, or `organization/` in the project, or
 * ours.
 *
 * @param named a folder, absolute or from the project's root. Empty or undefined if none is named.
 * @throws naming the file and the mistake in it
 */
export function chosenOrganization(named = process.env['ORGANIZATION'], root = projectRoot): ChosenOrganization {
  const ours = join(root, DEFAULT_FOLDER)
  const folder = chosenFolder(named, root) ?? ours
  const isOwn = resolve(folder) !== resolve(ours)
  const organization = read(join(ours, 'organization.json'), organizationFile, root)
  const course = read(join(ours, 'course.json'), courseFile, root)
  if (!isOwn) {
    return {
      folder,
      isOwn,
      organization: withoutSchema(organization),
      course: withoutSchema(course),
      moduleTexts: new Map(),
      settings: NO_SETTINGS,
    }
  }
  const { colors, domain, ...own } = read(join(folder, 'organization.json'), ownOrganizationFile, root)
  const ownCourse = existsSync(join(folder, 'course.json'))
    ? read(join(folder, 'course.json'), ownCourseFile, root)
    : undefined
  return {
    folder,
    isOwn,
    organization: { ...withoutSchema(organization), ...withoutSchema(own) } as Organization,
    course: resolveCourse(withoutSchema(course), ownCourse ?? {}),
    moduleTexts: textsOf(ownCourse),
    settings: { colors, domain },
  }
}

function textsOf(own: OwnCourse | undefined): ReadonlyMap<string, ModuleTexts> {
  return new Map((own?.modules ?? []).flatMap((module) => (typeof module === 'string' ? [] : [[module.id, module]])))
}

function chosenFolder(named: string | undefined, root: string): string | undefined {
  if (named !== undefined && named !== '') {
    const folder = resolve(root, named)
    if (!existsSync(join(folder, 'organization.json'))) {
      throw new Error(`ORGANIZATION names ${named}, but ${join(named, 'organization.json')} does not exist.`)
    }
    return folder
  }
  const own = join(root, OWN_FOLDER)
  if (existsSync(join(own, 'organization.json'))) return own
  if (existsSync(own)) throw new Error(`${OWN_FOLDER}/organization.json is missing. It has to name the organization.`)
  return undefined
}

function read<Schema extends v.GenericSchema>(file: string, schema: Schema, root: string): v.InferOutput<Schema> {
  const name = relative(root, file)
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(the file)'}: ${issue.message}`)
  throw new Error(`${name} is not right:\n${lines.join('\n')}`)
}

function withoutSchema<Value extends { readonly $schema?: string | undefined }>(value: Value): Omit<Value, '$schema'> {
  const { $schema: _, ...rest } = value
  return rest
}

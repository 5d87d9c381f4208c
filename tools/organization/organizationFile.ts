import * as v from 'valibot'

const COLOR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|rgb\([\d\s.,/%]+\))$/i

/** Domains that are reserved for samples, so mail to them is never read (RFC 2606). */
const SAMPLE_HOST = /(?:^|[@./])example(?:\.(?:com|net|org))?(?:[/:?#]|$)/i

const line = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'empty text'),
)
const address = v.union([v.literal(''), v.pipe(v.string(), v.url('not an address such as https://…'))])
const partner = v.strictObject({ label: line, href: address })

/** The fields of `organization.json`. A field that an organization leaves out is ours. */
const fields = {
  $schema: v.optional(v.string()),
  name: line,
  description: line,
  email: v.union([v.literal(''), v.pipe(v.string(), v.email('not an email address'))]),
  social: v.strictObject({ github: address, linkedin: address, x: address }),
  partners: v.pipe(v.array(partner), v.maxLength(2, 'more than two partners')),
  documents: v.strictObject({ privacy: v.string(), terms: v.string() }),
  funding: v.string(),
}

export const organizationFile = v.strictObject(fields)

const ownColors = v.optional(
  v.record(v.string(), v.pipe(v.string(), v.regex(COLOR, 'not a color such as "#1b4a68"'))),
  {},
)

/** What only the build of an own organization reads. */
const settings = {
  /** Own values of color tokens, by theme. */
  colors: v.optional(v.strictObject({ light: ownColors, dark: ownColors }), { light: {}, dark: {} }),
  /** The address of the site, such as `https://money.example.org`, if `VITE_SITE_ORIGIN` says none. */
  domain: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.check(isOrigin, 'not an address such as https://money.example.org'))]),
    '',
  ),
}

/** An own organization has to say its name, because only ours may use our name. */
export const ownOrganizationFile = v.strictObject({
  ...v.partial(v.strictObject(fields)).entries,
  name: fields.name,
  ...settings,
})

/** What an own organization says to its build only. */
export type Settings = Pick<v.InferOutput<typeof ownOrganizationFile>, 'colors' | 'domain'>
export type Organization = Omit<v.InferOutput<typeof organizationFile>, '$schema'>

function isOrigin(value: string): boolean {
  return /^https?:\/\/[^/?#@]+\/?$/.test(value) && URL.canParse(value)
}

/** Whether a mailbox or an address is a sample of the form `…example.org`. */
export function isSample(value: string): boolean {
  return SAMPLE_HOST.test(value)
}

/** The organization without its samples, and one line for each sample that was left out. */
export function withoutSamples(organization: Organization): {
  readonly organization: Organization
  readonly left: readonly string[]
} {
  const left: string[] = []
  const kept = (field: string, value: string): string => {
    if (!isSample(value)) return value
    left.push(`${field}: ${value}`)
    return ''
  }
  const { github, linkedin, x } = organization.social
  return {
    organization: {
      ...organization,
      email: kept('email', organization.email),
      social: {
        github: kept('social.github', github),
        linkedin: kept('social.linkedin', linkedin),
        x: kept('social.x', x),
      },
      partners: organization.partners.filter(({ label, href }) => kept(`partners: ${label}`, href) !== ''),
    },
    left,
  }
}

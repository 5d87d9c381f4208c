import * as v from 'valibot'
import { about } from './about.ts'

const COLOR = /^(?:#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})|rgb\([\d\s.,/%]+\))$/

/** Domains that are reserved for samples, so mail to them is never read (RFC 2606). */
const SAMPLE_HOST = /(?:^|[@./])example(?:\.(?:com|net|org))?(?:[/:?#]|$)/i

const line = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'empty text'),
)
const address = v.union([v.literal(''), v.pipe(v.string(), v.url('not an address such as https://…'))])
const partner = v.strictObject({
  label: about(line, 'The name of the partner.'),
  href: about(address, 'The address of the partner.'),
})

/** The fields of `organization.json`. A field that an organization leaves out is ours. */
const fields = {
  $schema: v.optional(v.string()),
  name: about(line, 'The name on every page, on class cards, on certificates and under the icon on a phone.'),
  description: about(line, 'One or two sentences for search engines and the footer.'),
  email: about(
    v.union([v.literal(''), v.pipe(v.string(), v.email('not an email address'))]),
    'Your mailbox. Without one there is no contact form and no email link.',
  ),
  social: about(
    v.strictObject({
      github: about(address, 'The address of the source code.'),
      linkedin: about(address, 'Your page at LinkedIn.'),
      x: about(address, 'Your page at X.'),
    }),
    'Links of the footer. An empty one is not shown.',
  ),
  partners: about(
    v.pipe(v.array(partner), v.maxLength(2, 'more than two partners')),
    'At most two organizations that the footer links to.',
  ),
  documents: about(
    v.strictObject({
      privacy: about(v.string(), 'The path of the privacy policy. The build makes PDF files from documents/.'),
      terms: about(v.string(), 'The path of the terms of service.'),
    }),
    'Documents that the footer links to. An empty path is not shown.',
  ),
  funding: about(v.string(), 'Who pays for this copy, in sentences for the page About. Empty if it says nothing.'),
}

export const organizationFile = v.strictObject(fields)

const ownColors = v.optional(
  v.record(v.string(), v.pipe(v.string(), v.regex(COLOR, 'not a color such as "#1b4a68"'))),
  {},
)

/** What only the build of an own organization reads. */
const settings = {
  colors: about(
    v.optional(
      v.strictObject({
        light: about(ownColors, 'Values by token, such as "--action", on light ground.'),
        dark: about(ownColors, 'Values by token, such as "--action", on dark ground.'),
      }),
      { light: {}, dark: {} },
    ),
    'Your values of the color tokens in src/ui/. The build measures the contrast of every pair.',
  ),
  domain: about(
    v.optional(
      v.union([
        v.literal(''),
        v.pipe(v.string(), v.check(isOrigin, 'not an address such as https://money.example.org')),
      ]),
      '',
    ),
    'The address of the site, such as https://money.example.org. VITE_SITE_ORIGIN has priority.',
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

import type { Site } from '../../src/site.ts'

/** Reserved domains whose email addresses no one reads (RFC 2606). */
const placeholder = /[@.](?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i

/** The empty fields of the organization, one per line: the field, and the part of the site that is missing without it. */
export function unfilled(site: Site): readonly string[] {
  const { email, funding, partners, social } = site
  const lines = [
    email === '' && 'email: without a mailbox there is no contact form and no link that writes to you',
    placeholder.test(email) && `email: ${email} is a placeholder that nobody reads`,
    social.github === '' && 'social.github: without the address of the source no page leads to it',
    social.linkedin === '' && 'social.linkedin: no link in the footer',
    social.x === '' && 'social.x: no link in the footer',
    partners.length < 2 && `partners: ${partners.length} of 2 links in the footer`,
    funding === '' && 'funding: the page About does not say who pays',
    site.documents.privacy === '' && 'documents.privacy: no privacy policy is linked',
    site.documents.terms === '' && 'documents.terms: no terms of service are linked',
  ]
  return lines.filter((line) => line !== false)
}

/**
 * The message of the build about it. Undefined if all fields are filled in.
 *
 * @param file the organization's file, for the message
 */
export function unfilledNote(site: Site, file: string): string | undefined {
  const lines = unfilled(site)
  if (lines.length === 0) return undefined
  return [`${file} is not filled in everywhere. Left out until it is:`, ...lines.map((line) => `  ${line}`)].join('\n')
}

/** @throws if accounts would be stored while the contact address is one that no one reads */
export function refusePlaceholder({ email }: Site): void {
  if (placeholder.test(email)) {
    throw new Error(
      `The organization’s email is ${email}, which nobody reads. A site with accounts needs a mailbox of yours, or none.`,
    )
  }
}

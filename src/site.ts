/**
 * The organisation behind this copy of the site. Another nonprofit rebrands by editing this file.
 * What is empty is not shown anywhere, nor what depends on it; the build lists it.
 */
export interface PartnerLink {
  readonly label: string
  readonly href: string
}

export interface Site {
  readonly name: string
  readonly description: string
  /** The mailbox that people write to. Empty: the contact form and every link that writes are left out. */
  readonly email: string
  readonly version: string
  /** `github` is where the source is. Empty: the page about the software shows no way to it. */
  readonly social: { readonly github: string; readonly linkedin: string; readonly x: string }
  /** Two external partners have room in the footer. */
  readonly partners: readonly PartnerLink[]
  /** Documents that the build makes out of `documents/`; an empty path is not shown. */
  readonly documents: { readonly privacy: string; readonly terms: string }
  /** Who pays for this copy, in sentences for the page About. Empty: the page says nothing about it. */
  readonly funding: string
  /** Where the earlier site kept progress in local storage: this prefix and the account's id. */
  readonly earlierProgressKeyPrefix: string
}

export const site: Site = {
  name: 'Prairie Ledger',
  description:
    'A nonprofit that teaches personal finance to communities in the Midwest with free lessons and open-source tools. No ads, nothing for sale.',
  email: '',
  version: 'v3.3.5',
  social: { github: '', linkedin: '', x: '' },
  partners: [],
  documents: { privacy: '/documents/privacy-policy.pdf', terms: '/documents/terms-of-service.pdf' },
  funding: '',
  earlierProgressKeyPrefix: 'meridianAlgo_progress_',
}

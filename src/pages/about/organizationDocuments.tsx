import documents from '#documents' with { type: 'json' }
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PhoneText } from '../../ui/PhoneText'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { PublicPage } from '../publicPages'

interface Run {
  readonly text: string
  readonly isBold: boolean
}

/** `lang` is set on a block that has no translation yet. */
type Block = { readonly lang?: string } & (
  | { readonly kind: 'heading' | 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] }
)

/** A document of the organization, such as its privacy policy. */
export interface OrganizationDocument {
  readonly path: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/**
 * The documents of the organization as pages, by path. Those of the first language are PDF files, so it has none. The
 * typeface of the PDF files has Latin letters only, and a browser has every script and direction.
 */
export const organizationDocuments: ReadonlyMap<string, PublicPage> = new Map(
  (documents as readonly OrganizationDocument[]).map((document) => [
    document.path,
    { Page: () => <DocumentPage document={document} />, title: document.title, description: document.title },
  ]),
)

function DocumentPage({ document: { title, blocks } }: { readonly document: OrganizationDocument }) {
  return (
    <Leaf className={common.page}>
      <PageHead title={title} />
      <LeafRow className={common.prose}>
        {blocks.map((block, at) => (
          <DocumentBlock key={at} block={block} />
        ))}
      </LeafRow>
    </Leaf>
  )
}

function DocumentBlock({ block }: { readonly block: Block }) {
  const lang = block.lang === undefined ? {} : { lang: block.lang, dir: 'ltr' }
  switch (block.kind) {
    case 'heading':
      return (
        <h2 {...lang}>
          <Runs runs={block.runs} />
        </h2>
      )
    case 'paragraph':
      return (
        <p {...lang}>
          <Runs runs={block.runs} />
        </p>
      )
    case 'list':
      return (
        <ul {...lang}>
          {block.items.map((item, at) => (
            <li key={at}>
              <Runs runs={item} />
            </li>
          ))}
        </ul>
      )
  }
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map(({ text, isBold }, at) =>
    isBold ? (
      <b key={at}>
        <PhoneText>{text}</PhoneText>
      </b>
    ) : (
      <PhoneText key={at}>{text}</PhoneText>
    ),
  )
}

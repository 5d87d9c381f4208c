import { type Made, type Tree, WrongArgument } from './made.ts'

const NAME = /^[a-z]+(?:-[a-z]+)*$/
const TABLE = 'src/words/paths.ts'
/** The rows of the table of public pages, up to its end. */
const ROWS = /(export const publicPaths = \{\n[\s\S]*?)(\n\} as const)/

/**
 * A public page: its row, its words and its folder. `npm run new -- page for-teachers "For teachers"`
 *
 * @throws WrongArgument for an address that is taken or has another form, and without a title
 */
export function newPage(tree: Tree, [address = '', title = '']: readonly string[]): Made {
  if (!NAME.test(address) || title.trim() === '') {
    throw new WrongArgument('Name an address and a title: npm run new -- page for-teachers "For teachers"')
  }
  const name = address.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const table = tree.read(TABLE) ?? ''
  if (!ROWS.test(table)) throw new Error(`${TABLE} has no table of public pages.`)
  if (table.includes(`\${base}${address}\``))
    throw new WrongArgument(`/${address} is there already. Take another address.`)
  const component = name.replace(/^\w/, (letter) => letter.toUpperCase())
  const words = `src/words/en/${name}.ts`
  const page = `src/pages/${name}/page.tsx`
  return {
    files: new Map([
      [
        TABLE,
        table.replace(ROWS, (_, rows: string, end: string) => `${rows}\n  ${name}: \`\${base}${address}\`,${end}`),
      ],
      [words, wordsFile(name, title)],
      [page, pageFile(name, component, address)],
    ]),
    next: [
      `Write the sentences in ${words}. The description is what a search engine shows.`,
      `Build the page in ${page} from the parts in src/ui/ and src/pages/.`,
      'npm run types names the places that list every page, such as the menu.',
    ],
  }
}

function wordsFile(name: string, title: string): string {
  return `/** The page ${title}. */
export const ${name}Words = {
  documentTitle: ${quoted(title)},
  description: '[Write: two sentences: what a reader finds here]',
  title: ${quoted(title)},
  lead: '[Write: two sentences that begin the page]',
} as const
`
}

function pageFile(name: string, component: string, address: string): string {
  return `import { ${name}Words as words } from '#words/${name}'
import type { PublicPage } from '../publicPages'
import { Leaf } from '../../ui/Leaf'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'

export const page: PublicPage = {
  Page: ${component},
  title: words.documentTitle,
  description: words.description,
}

/** Route \`/${address}\`. */
function ${component}() {
  return (
    <Leaf className={common.page}>
      <PageHead title={words.title} lead={words.lead} />
    </Leaf>
  )
}
`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", '’')}'`
}

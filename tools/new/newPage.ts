import { type Made, type Tree, WrongArgument } from './made.ts'

const NAME = /^[a-z]+(?:-[a-z]+)*$/
const TABLE = 'src/words/paths.ts'
/** The rows of the table of public pages, up to its end. */
const ROWS = /(export const publicTable = \{\n[\s\S]*?)(\n\} as const)/
const NAMES = 'src/words/en/nav.ts'
/** The names of the pages in the menu, up to their end. */
const LAST_NAME = /\n {2}\} satisfies Readonly<Record<PublicPageName, string>>/

/**
 * A public page: its row, its name in the menu, its words and its folder. `npm run new -- page for-teachers "For teachers"`
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
  if (table.includes(`\${publicBase}${address}\``))
    throw new WrongArgument(`/${address} is there already. Take another address.`)
  const names = tree.read(NAMES) ?? ''
  if (!LAST_NAME.test(names)) throw new Error(`${NAMES} has no names of public pages.`)
  const row = `${name}: { path: \`\${publicBase}${address}\`, menu: 'learning' },`
  const component = name.replace(/^\w/, (letter) => letter.toUpperCase())
  const words = `src/words/en/${name}.ts`
  const page = `src/pages/${name}/page.tsx`
  return {
    files: new Map([
      [TABLE, table.replace(ROWS, (_, rows: string, end: string) => `${rows}\n  ${row}${end}`)],
      [NAMES, names.replace(LAST_NAME, (end) => `\n    ${name}: ${quoted(title)},${end}`)],
      [words, wordsFile(name, title)],
      [page, pageFile(name, component, address)],
    ]),
    next: [
      `Write the sentences in ${words}. The description is what a search engine shows.`,
      `Build the page in ${page} from the parts in src/ui/ and src/pages/.`,
      `It is in the menu Learning. In ${TABLE}, menu: 'bar' puts it into the bar, and menu: 'no: …' says why it is in neither.`,
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

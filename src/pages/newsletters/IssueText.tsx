import type { LessonBlock, Inline } from '../../core/curriculum/blocks'
import { OLD_SIGN } from '../../core/curriculum/languageMark'
import { parseText } from '../../core/curriculum/parseText'
import { PhoneText } from '../../ui/PhoneText'
import { Ledger } from '../../ui/Ledger'
import { filePath } from '../../words/paths'
import type { IssueSection } from './parseIssues'
import styles from './IssueText.module.css'
import { pictureWords } from '#words/pictures'

interface IssueTextProps {
  readonly sections: readonly IssueSection[]
}

/** The sections in an issue. Their text is data, so it is rendered as elements and never as HTML. */
export function IssueText({ sections }: IssueTextProps) {
  return (
    <div className={styles.text}>
      {sections.map(({ title, text, table }, index) => (
        <section key={index}>
          {title === undefined ? null : <h2>{title}</h2>}
          <Blocks>{parseText(text)}</Blocks>
          {table === undefined ? null : (
            <Ledger
              caption={table.caption}
              scrollName={table.caption}
              columns={table.columns}
              rows={table.rows.slice(0, table.total ? -1 : undefined).map((cells, row) => ({ id: String(row), cells }))}
              {...(table.total && { total: table.rows.at(-1) ?? [] })}
            />
          )}
        </section>
      ))}
    </div>
  )
}

const oldSign = <span>{OLD_SIGN}</span>

function Blocks({ children }: { readonly children: readonly LessonBlock[] }) {
  return children.map((block, index) => {
    switch (block.kind) {
      case 'paragraph':
        return (
          <p key={index} lang={block.lang} dir={block.lang && 'ltr'}>
            <Inlines>{block.inlines}</Inlines>
            {block.isOld ? oldSign : null}
          </p>
        )
      case 'list': {
        const List = block.ordered ? 'ol' : 'ul'
        return (
          <List key={index} lang={block.lang} dir={block.lang && 'ltr'}>
            {block.items.map((item, place) => (
              <li key={place}>
                <Inlines>{item}</Inlines>
                {block.isOld && place === block.items.length - 1 ? oldSign : null}
              </li>
            ))}
          </List>
        )
      }
    }
  })
}

function Inlines({ children }: { readonly children: readonly Inline[] }) {
  return children.map((inline, index) => {
    switch (inline.kind) {
      case 'text':
      case 'term':
        return <PhoneText key={index}>{inline.text}</PhoneText>
      case 'strong':
        return (
          <strong key={index}>
            <Inlines>{inline.inlines}</Inlines>
          </strong>
        )
      case 'figure':
        // The parser of issues rejects figure references, because an issue keeps the figures from the day it was
        // written.
        return <span key={index}>{`{{${inline.id}}}`}</span>
    }
  })
}

/** A drawing from the lessons. */
export function IssuePicture({ name }: { readonly name: string }) {
  return (
    <img
      className={styles.picture}
      src={filePath(`/illustrations/${name}.svg`)}
      alt={pictureWords[name]}
      width={640}
      height={372}
      decoding="async"
    />
  )
}

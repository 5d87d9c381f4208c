import { joinClassWords as words } from '#words/joinClass'
import styles from './Join.module.css'

/** The unchanged text of a report, with line breaks. */
export function ReportText({ text }: { readonly text: string }) {
  return (
    <>
      <p className="quiet">{words.reportText}</p>
      <pre className={styles.text} role="region" aria-label={words.seeReport}>
        {indented(text)}
      </pre>
    </>
  )
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1)
  } catch {
    return text
  }
}

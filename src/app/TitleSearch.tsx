import { type FormEvent, useRef, useState } from 'react'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { Field } from '../ui/Field'
import { Icon } from '../ui/Icon'
import { SiteLink } from './layout/SiteLink'
import styles from './TitleSearch.module.css'
import { findByTitle } from './findByTitle'

const shownAtOnce = 8

/** Finds pages, lessons and tools by title, on this device alone. Enter leads to the first of them. */
export function TitleSearch() {
  const [query, setQuery] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const found = findByTitle(query)
  const goToFirst = (event: FormEvent): void => {
    event.preventDefault()
    list.current?.querySelector('a')?.focus()
  }
  return (
    <search className={styles.search}>
      <form onSubmit={goToFirst}>
        <Field
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          label={words.searchLabel}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          end={<Icon name="search" />}
        />
      </form>
      <p role="status" className={styles.status}>
        {query.trim() === '' ? '' : words.found(found.length, shownAtOnce)}
      </p>
      {found.length === 0 ? null : (
        <ul ref={list} className={styles.results}>
          {found.slice(0, shownAtOnce).map(({ kind, title, to }) => (
            <li key={to}>
              <SiteLink className={styles.result} to={to}>
                <span className={styles.title}>{title}</span>
                <span className={styles.kind}>{words.kinds[kind]}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

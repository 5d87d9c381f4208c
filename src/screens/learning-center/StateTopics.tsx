import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { homeStateWords as words } from '#words/homeState'
import type { Library } from '../../core/curriculum/createLibrary'
import { findStateNote } from '../../core/curriculum/findStateNote'
import { useSession } from '../../session/SessionContext'
import { useOfflineReadiness } from '../../session/useOfflineReadiness'
import { stateGuide, useHomeState } from '../../session/useHomeState'
import { useOnce } from '../../session/useRead'
import { statePath } from '../../words/links'
import styles from './SearchResults.module.css'
import { stateSearch } from './stateSearch'

interface StateTopicsProps {
  /** The search text, which is not empty. */
  readonly query: string
}

/** Lists the notes for the learner's state that match the search. */
export function StateTopics({ query }: StateTopicsProps) {
  const { place } = useHomeState()
  const hasNotes = useOfflineReadiness().state === 'ready'
  return place === undefined ? null : (
    <Found key={`${place ?? ''} ${hasNotes}`} place={place} hasNotes={hasNotes} query={query} />
  )
}

interface FoundProps extends StateTopicsProps {
  readonly place: string | null
  /** The notes are read only when they are on the device, because searching must not use mobile data. */
  readonly hasNotes: boolean
}

function Found({ place, hasNotes, query }: FoundProps) {
  const { library } = useSession()
  const notes = useOnce(() => (place === null || !hasNotes ? Promise.resolve(NO_NOTES) : textsOf(library, place)))
  const search = useMemo(() => notes && stateSearch(stateGuide, place, notes), [notes, place])
  const found = search?.(query) ?? []
  return (
    <>
      <p className="sr" role="status">
        {found.length === 0 ? '' : words.found(found.length)}
      </p>
      {found.length === 0 ? null : (
        <section className={styles.group}>
          <h3 className={styles.module}>{words.page.title}</h3>
          <ul className={styles.notes}>
            {found.map((topic) => (
              <li key={topic ?? ''}>
                <Link to={statePath(topic)}>
                  {stateGuide.topics.find(({ id }) => id === topic)?.title ?? words.page.all}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const NO_NOTES: ReadonlyMap<string, string> = new Map()

/** Returns each topic's note for the place. A note that can't be read has no text. */
async function textsOf(library: Library, place: string): Promise<ReadonlyMap<string, string>> {
  const read = stateGuide.topics.map(async ({ id }) => {
    const found = await findStateNote(library, id, place)
    return [id, found.kind === 'note' ? found.note.text : ''] as const
  })
  return new Map(await Promise.all(read))
}

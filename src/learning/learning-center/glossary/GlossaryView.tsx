import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { glossaryWords as words } from '#words/glossary'
import { LeafRow } from '../../../ui/LeafRow'
import { PageHeading } from '../../../ui/PageHeading'
import { Skeleton } from '../../../ui/Skeleton'
import { useSession } from '../../session/SessionContext'
import { useManifest } from '../../session/useManifest'
import { useOnce } from '../../session/useOnce'
import { queryOf } from './glossaryQuery'
import { GlossaryEntries } from './GlossaryEntries'
import { GlossaryFind } from './GlossaryFind'
import { UnreadableGlossary } from './UnreadableGlossary'

/** The glossary of the course, as rows of the learning center's leaf. */
export function GlossaryView() {
  const [attempt, setAttempt] = useState(0)
  return <GlossaryLoader key={attempt} onRetry={() => setAttempt(attempt + 1)} />
}

interface GlossaryLoaderProps {
  /** Asks for the glossary again. */
  readonly onRetry: () => void
}

function GlossaryLoader({ onRetry }: GlossaryLoaderProps) {
  const { library } = useSession()
  const { state } = useLocation()
  const [query, setQuery] = useState(() => queryOf(state))
  const glossary = useOnce(() => library.glossary())
  const manifest = useManifest()
  const entries = glossary?.kind === 'loaded' && manifest !== undefined ? glossary.value : undefined
  const [count, what] = words.termCount(entries?.length ?? 0)
  return (
    <>
      <LeafRow
        isTight={entries !== undefined}
        folio={
          entries && (
            <p className="num">
              {count} {what}
            </p>
          )
        }
      >
        {/* One heading from the first moment on: it took the focus, and a second one would lose it. */}
        <PageHeading>{words.title}</PageHeading>
        {entries !== undefined ? (
          <GlossaryFind entries={entries} query={query} onQuery={setQuery} />
        ) : glossary?.kind === 'fallback' ? (
          <UnreadableGlossary trouble={glossary.trouble} onRetry={onRetry} />
        ) : (
          <Skeleton label={words.loading} />
        )}
      </LeafRow>
      {entries !== undefined && manifest !== undefined ? (
        <GlossaryEntries
          entries={entries}
          manifest={manifest.value}
          query={query.trim()}
          onClear={() => setQuery('')}
        />
      ) : null}
    </>
  )
}

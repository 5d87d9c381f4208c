import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { classBookWords as words } from '#words/classBook'
import type { OpenBook, TaughtClasses } from '../../ports/TaughtClasses'
import { liveSource } from '../../../data/store/liveSource'
import { Leaf, LeafRow } from '../../../ui/Leaf'
import { PageHeading } from '../../../ui/PageHeading'
import { Skeleton } from '../../../ui/Skeleton'
import { classPath } from '../../../words/links'
import type { ClassPage } from '../../../words/places'
import { lazyPart } from '../../../session/lazyPart'
import { useSession } from '../../../session/SessionContext'
import { usePlace } from '../../../session/usePlace'
import { useClasses } from '../useClasses'
import { useMinute } from '../../../session/useToday'
import { useOnce, useRead } from '../../../session/useRead'
import { ClassBookPages } from './ClassBookPages'
import { MADE_UP_KEY } from '../../../words/madeUpKey'
import { NotHere } from './NotHere'
import { openBooksOf } from './openBooks'
import { waiting } from './pages'
import { UnlockBook } from './list/UnlockBook'

const LazyMyClasses = lazyPart(() => import('./list/MyClasses').then(({ MyClasses }) => MyClasses), waiting)
const LazyMadeUpClass = lazyPart(
  () => import('./demonstration/MadeUpClass').then(({ MadeUpClass }) => MadeUpClass),
  waiting,
)

interface ClassScreenProps {
  /** Loads the current learner's classes from a separate script. */
  readonly open: () => Promise<TaughtClasses>
}

/** The screen for teachers, which shows their list of classes or one page of one class. */
export function ClassScreen({ open }: ClassScreenProps) {
  const { class: key = null, page = 'today', of = null } = usePlace('class') ?? {}
  return (
    <Leaf>
      {key === MADE_UP_KEY ? (
        <LazyMadeUpClass page={page} of={of} />
      ) : (
        <Books open={open} classKey={key} page={page} of={of} />
      )}
    </Leaf>
  )
}

/** The same screen with the current learner's classes. */
export function TaughtClassesScreen() {
  const classes = useClasses()
  const { learner } = useSession()
  return <ClassScreen open={() => classes.taught(learner.id)} />
}

/** Loads the part that reads and writes class data. */
function Books({ open, ...props }: Omit<TaughtProps, 'taught'> & ClassScreenProps) {
  const taught = useOnce(open)
  if (taught !== undefined) return <Taught {...props} taught={taught} />
  return <Loading pageKey={props.classKey} />
}

function Loading({ pageKey }: { readonly pageKey: string | null }) {
  return (
    <LeafRow>
      <PageHeading pageKey={pageKey ?? ''}>{words.title}</PageHeading>
      <Skeleton label={words.loading} />
    </LeafRow>
  )
}

interface TaughtProps {
  readonly taught: TaughtClasses
  readonly classKey: string | null
  readonly page: ClassPage
  readonly of: string | null
}

function Taught({ taught, classKey, page, of }: TaughtProps) {
  const { store } = useSession()
  const now = useMinute()
  const navigate = useNavigate()
  const books = openBooksOf(store)
  const open = useSyncExternalStore(books.subscribe, books.getSnapshot, books.getSnapshot)
  const [list] = useState(() => liveSource(() => taught.list()))
  const classes = useRead(list)
  const hold = (book: OpenBook): void => books.hold(book)
  if (classKey === null) {
    return (
      <LazyMyClasses
        taught={taught}
        classes={classes}
        open={open}
        now={now}
        onOpen={hold}
        onLock={(key) => books.lock(key)}
      />
    )
  }
  const book = open.get(classKey)
  if (book !== undefined) {
    return (
      <ClassBookPages
        book={book}
        isMadeUp={false}
        page={page}
        of={of}
        onLock={() => books.lock(classKey)}
        onClosed={() => {
          books.lock(classKey)
          void navigate(classPath(), { replace: true })
        }}
        another={{
          create: (asked) => taught.create(asked),
          onOpen: (made) => {
            hold(made)
            void navigate(classPath(made.key, 'card'))
          },
        }}
      />
    )
  }
  if (classes === undefined) return <Loading pageKey={classKey} />
  const known = classes.find((one) => one.key === classKey)
  if (known === undefined) return <NotHere title={words.unlock.gone} text={words.unlock.goneText} />
  const name = known.isDamaged ? words.damagedName : known.className
  return <UnlockBook key={classKey} taught={taught} classKey={classKey} className={name} onOpen={hold} />
}

import { classBookWords as words } from '#words/classBook'
import type { OpenBook } from '../../../ports/TaughtClasses'
import { LeafRow } from '../../../../ui/Leaf'
import { PageHeading } from '../../../../ui/PageHeading'
import { Skeleton } from '../../../../ui/Skeleton'
import type { ClassPage } from '../../../../words/places'
import { useSession } from '../../../../session/SessionContext'
import { useOnce } from '../../../../session/useRead'
import { ClassBookPages } from '../ClassBookPages'
import { readClassCurriculum } from '../useClassCurriculum'
import { madeUpBook } from './madeUpBook'

interface MadeUpClassProps {
  readonly page: ClassPage
  readonly of: string | null
}

/** The sample class. Every page works, and nothing is saved. */
export function MadeUpClass({ page, of }: MadeUpClassProps) {
  const { library, clock } = useSession()
  const book = useOnce<OpenBook>(async () =>
    madeUpBook(await readClassCurriculum(library), () => clock.now(), {
      className: words.madeUpName,
      teacherName: words.madeUpTeacher,
    }),
  )
  if (book === undefined) {
    return (
      <LeafRow>
        <PageHeading>{words.madeUpName}</PageHeading>
        <Skeleton label={words.loading} />
      </LeafRow>
    )
  }
  return <ClassBookPages book={book} isMadeUp page={page} of={of} onLock={() => undefined} onClosed={() => undefined} />
}

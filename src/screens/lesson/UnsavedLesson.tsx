import { useMemo, useState } from 'react'
import { lessonWords as words } from '#words/lesson'
import type { Library } from '../../core/curriculum/createLibrary'
import type { LessonContent } from '../../core/curriculum/curriculum'
import { findLesson } from '../../core/curriculum/findLesson'
import type { ModuleInfo } from '../../core/curriculum/parseManifest'
import type { Clock } from '../../platform/clock'
import { localDateOf } from '../../core/progress/calendar'
import type { LessonId } from '../../core/progress/ids'
import { Banner } from '../../ui/Banner'
import { Block } from '../../ui/Block'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { NotInCourse } from '../../session/NotInCourse'
import { usePlace } from '../../session/usePlace'
import { useOnce } from '../../session/useRead'
import { Disclaimers, LessonArticle } from './LessonArticle'
import { LessonNeighbours } from './LessonNeighbours'
import { prepareLesson } from './prepareLesson'
import styles from './UnreadableLesson.module.css'

interface UnsavedLessonProps {
  readonly library: Library
  readonly clock: Clock
}

/** A read-only lesson for browsers that cannot save. This page says so, and offers nothing that needs to be saved. */
export function UnsavedLesson({ library, clock }: UnsavedLessonProps) {
  const { moduleId = '', lessonId = '' } = usePlace('lesson') ?? {}
  return <Loader key={`${moduleId}/${lessonId}`} {...{ library, clock, moduleId, lessonId }} />
}

interface LoaderProps extends UnsavedLessonProps {
  readonly moduleId: string
  readonly lessonId: string
}

function Loader({ library, clock, moduleId, lessonId }: LoaderProps) {
  const read = useOnce(() =>
    Promise.all([library.lesson(moduleId, lessonId), library.manifest(), library.figures(), library.glossary()]),
  )
  if (read === undefined) return <Skeleton label={words.loading} rows={9} />
  const [lesson, manifest, figures, glossary] = read
  if (lesson === null)
    return <NotInCourse title={words.notFoundTitle} text={words.notFoundText} link={words.toLearning} />
  const found = findLesson(manifest.value, moduleId, lessonId)
  const references = { figures: figures.value, glossary: glossary.value, today: localDateOf(clock.now()) ?? '' }
  return (
    <Text
      lesson={lesson.value}
      references={references}
      {...(found && { place: found.lesson.id, module: found.module })}
    />
  )
}

interface TextProps {
  readonly lesson: LessonContent
  readonly references: Parameters<typeof LessonArticle>[0]['references']
  readonly place?: LessonId
  readonly module?: ModuleInfo
}

function Text({ lesson, references, place, module }: TextProps) {
  const prepared = useMemo(() => {
    // The note for a state is left out, because the learner's state would have to be saved.
    const sections = lesson.sections.map((section) => ({ ...section, local: '' }))
    return prepareLesson({ ...lesson, sections }, references.figures, references.glossary)
  }, [lesson, references])
  const [stepsDone, setStepsDone] = useState<readonly number[]>([])
  return (
    <div className={styles.page}>
      <div className={styles.banner}>
        <Banner kind="wait" icon="warning">
          <p>
            <b>{words.unsavedTitle}</b> {words.unsavedText}
          </p>
        </Banner>
      </div>
      <Leaf>
        <LeafRow>
          <Block width={40} className={styles.column}>
            <PageHeading>{prepared.title}</PageHeading>
            <LessonArticle
              lesson={prepared}
              references={references}
              stepsDone={stepsDone}
              onStep={(index, isDone) =>
                setStepsDone(isDone ? [...stepsDone, index] : stepsDone.filter((step) => step !== index))
              }
              stepFailure={undefined}
              articleRef={null}
            />
            <Disclaimers texts={lesson.disclaimers} />
            {module === undefined || place === undefined ? null : <LessonNeighbours module={module} lessonId={place} />}
          </Block>
        </LeafRow>
      </Leaf>
    </div>
  )
}

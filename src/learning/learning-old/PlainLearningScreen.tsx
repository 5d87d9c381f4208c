import { learningCenterWords as words } from '#words/learningCenter'
import { PageHeading } from '../../ui/PageHeading'
import { useStarted, useManifest, useProgress } from '../session/useRead'
import { PlainModules } from './PlainModules'

/** The Learning Center as one list of links, for very old phones: every module, lesson and quiz, no pictures. */
export function PlainLearningScreen() {
  const document = useProgress()
  const manifest = useManifest()
  const started = useStarted(manifest?.value)
  return (
    <div className="wrap">
      <PageHeading>{words.title}</PageHeading>
      {document === undefined || manifest === undefined || started === undefined ? (
        <p role="status">{words.loading}</p>
      ) : (
        <PlainModules document={document} manifest={manifest} started={started} />
      )}
    </div>
  )
}

import { useLocation } from 'react-router-dom'
import { achievementWords as words } from '#words/achievements'
import { nameOf } from '../../accounts/learnerName'
import type { Manifest } from '../../curriculum/curriculum'
import type { ProgressDocument } from '../../progress/document'
import { displayNameOf } from '../../progress/profile'
import { Fold } from '../../ui/Fold'
import { LeafRow } from '../../ui/Leaf'
import { type HeldCertificate, heldCertificates } from '../session/heldCertificates'
import { useSession } from '../session/SessionContext'
import { useFragmentTarget } from '../session/useFragmentTarget'
import { certificateId } from '../../words/paths'
import styles from './Certificates.module.css'
import type { ReactNode } from 'react'
import { longDay } from '#words/ledgerFormat'
import { site } from '../../site'
import { QuiltBlock } from '../../ui/QuiltBlock'

interface CertificatesProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** Every certificate that was earned; the newest, or the one that the address names, at full size. Nothing before the first. */
export function Certificates({ document, manifest }: CertificatesProps) {
  const { learner } = useSession()
  const { hash } = useLocation()
  const held = heldCertificates(document, manifest)
  const asked = held.find(({ id }) => hash === `#${certificateId(id)}`)
  const shown = asked ?? held[0]
  const heading = useFragmentTarget(asked === undefined ? '' : certificateId(asked.id))
  if (shown === undefined) return null
  const others = held.filter((certificate) => certificate !== shown)
  const name = displayNameOf(document) ?? nameOf(learner)
  return (
    <LeafRow folio={<p>{words.certificates}</p>}>
      <h2 ref={heading} tabIndex={-1}>
        {words.certificateCount(held.length)}
      </h2>
      <p className={styles.text}>{words.certificatesText}</p>
      <Certificate certificate={shown} name={name} manifest={manifest} />
      {others.length === 0 ? null : (
        <Fold label={words.moreCertificates(others.length)}>
          <ul className={styles.others}>
            {others.map((certificate) => (
              <li key={certificate.id}>
                <Certificate certificate={certificate} name={name} manifest={manifest} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </LeafRow>
  )
}

interface CertificateProps {
  readonly certificate: HeldCertificate
  /** Whose it is. */
  readonly name: string
  readonly manifest: Manifest
}

/** A certificate as it is printed: paper by day and by night, bordered with the cloth of its module. */
export function Certificate({ certificate, name, manifest }: CertificateProps) {
  const { module, day, score, title } = certificate
  return (
    <figure
      className={`${styles.paper} ${module === undefined ? styles.course : ''}`}
      data-ground="paper"
      data-module={module?.id}
      aria-label={words.certificateOf(title)}
    >
      <div className={styles.cloth}>
        <div className={styles.frame}>
          <div className={styles.head}>
            <div>
              <p className={styles.organisation}>{site.name}</p>
              <p className={styles.kind}>{words.completion}</p>
            </div>
            {module === undefined ? null : <QuiltBlock module={module.id} done={1} total={1} size="fill" />}
          </div>
          <p className={styles.name} data-length={lengthOf(name)}>
            {name}
          </p>
          <p className={styles.deed}>{deed(certificate, manifest)}</p>
          {certificate.kind === 'course' ? <CourseQuilt manifest={manifest} /> : null}
          <dl className={styles.facts}>
            {day === undefined ? null : <Fact label={words.date}>{longDay(day)}</Fact>}
            {score === undefined ? null : (
              <Fact label={words.score}>
                <span className={styles.score}>{words.percent(score)}</span>
              </Fact>
            )}
          </dl>
        </div>
      </div>
    </figure>
  )
}

function deed({ kind, module }: HeldCertificate, manifest: Manifest): ReactNode {
  if (kind === 'course') {
    const lessons = manifest.modules.reduce((sum, { lessons: own }) => sum + own.length, 0)
    return words.finishedCourse(lessons, manifest.modules.length)
  }
  if (module === undefined) return words.finishedUnlisted
  return (
    <>
      {words.finishedModule(module.lessons.length)} <b>{module.title}</b> {words.andQuiz}
    </>
  )
}

/** A long name is written smaller, so that it takes two lines and not four. */
function lengthOf(name: string): 'short' | 'long' | 'longest' {
  const { length } = Array.from(name)
  if (length <= 18) return 'short'
  return length <= 36 ? 'long' : 'longest'
}

/** Every block of the course in a row. */
function CourseQuilt({ manifest }: { readonly manifest: Manifest }) {
  return (
    <div className={styles.quilt}>
      {manifest.modules.map(({ id }) => (
        <QuiltBlock key={id} module={id} done={1} total={1} size="fill" />
      ))}
    </div>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

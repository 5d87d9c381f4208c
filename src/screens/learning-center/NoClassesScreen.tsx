import { Link } from 'react-router-dom'
import { noClassesWords as words } from '#words/noClasses'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { textLinkClass } from '../../ui/textLinkClass'
import { paths } from '../../words/paths'

/** Shown at a class address on a site that doesn't offer classes. */
export function NoClassesScreen() {
  return (
    <Leaf>
      <LeafRow>
        <PageHeading>{words.title}</PageHeading>
        <p>{words.text}</p>
        <p>{words.kept}</p>
        <p>
          <Link className={textLinkClass} to={paths.learning}>
            {words.toLessons}
          </Link>
        </p>
      </LeafRow>
    </Leaf>
  )
}

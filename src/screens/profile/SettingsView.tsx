import { Link } from 'react-router-dom'
import { installOfferWords } from '#words/installOffer'
import { settingsWords as words } from '#words/settings'
import { studyTimeWords } from '#words/studyTime'
import { AppearanceChoices } from '../../session/AppearanceChoices'
import { InstallWays } from '../../session/InstallWays'
import { Block } from '../../ui/Block'
import { Fold } from '../../ui/Fold'
import { Icon } from '../../ui/Icon'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { Text } from '../../ui/Text'
import { textLinkClass } from '../../ui/textLinkClass'
import { otherLanguages } from '../../words/languages'
import { paths } from '../../words/paths'
import { LanguageSettings } from './LanguageSettings'
import { StudyTime } from './StudyTime'
import { useSession } from '../../session/SessionContext'
import { useRead } from '../../session/useRead'
import { OutcomesChoice } from './OutcomesChoice'
import { ViewHead } from './ViewHead'
import { WhereYouLive } from './WhereYouLive'

/** The profile view with settings for the language, text and colors, the learner’s state, and ways to learn outside the browser. */
export function SettingsView() {
  return (
    <Leaf>
      <LeafRow isTight>
        <ViewHead view="settings" />
      </LeafRow>
      {__HAS_LANGUAGES__ && otherLanguages().length > 0 ? (
        <LeafRow>
          <LanguageSettings />
        </LeafRow>
      ) : null}
      <LeafRow>
        <h2>{words.look}</h2>
        <Text width={38} before={3} after={4}>
          {words.lookText}
        </Text>
        <AppearanceChoices />
      </LeafRow>
      <LeafRow>
        <WhereYouLive />
      </LeafRow>
      <SharedWithClasses />
      {__FIREBASE__ === null ? null : <SharedWithUs />}
      <LeafRow>
        <Fold label={studyTimeWords.title}>
          <StudyTime />
        </Fold>
        <Fold label={installOfferWords.title}>
          <InstallWays />
        </Fold>
        <Fold label={words.lighter}>
          <LighterPages />
        </Fold>
      </LeafRow>
    </Leaf>
  )
}

/** Only an account leaves the device, so only its learner is asked. */
function SharedWithUs() {
  const { learner } = useSession()
  return learner.kind === 'cloud' ? (
    <LeafRow>
      <OutcomesChoice />
    </LeafRow>
  ) : null
}

/** Loads no class code for learners without a class. */
function SharedWithClasses() {
  const { reads, classes } = useSession()
  const count = useRead(reads.classes) ?? 0
  return count === 0 ? null : <classes.Sharing />
}

/** Links to the plain versions of the two largest pages. */
function LighterPages() {
  return (
    <Block as="ul">
      <li>
        <Link className={textLinkClass} to={paths.dashboardOld}>
          {words.lighterDashboard} <Icon name="arrowRight" />
        </Link>
      </li>
      <li>
        <Link className={textLinkClass} to={paths.learningOld}>
          {words.lighterLearning} <Icon name="arrowRight" />
        </Link>
      </li>
    </Block>
  )
}

import { siteName } from '../../site'
import { cameraWords } from './camera'
import { classBookWords } from './classBook'
import { classCardWords } from './classCard'
import { classCollectWords } from './classCollect'
import { isThereWords } from './isThere'
import { joinClassWords } from './joinClass'
import { learnersWords } from './learners'
import { learningCenterWords } from './learningCenter'
import { loginWords } from './login'
import { navWords } from './nav'
import { offlineWords } from './offline'
import { openingClassWords } from './openingClass'
import { pinWords } from './pin'

/* Every word of the screen comes from its own area, so that this page can't name a button that has another name. */
const { opening } = openingClassWords
const { keep, page } = classBookWords
const approve = classCollectWords.yes('Maya')

/** The page for teachers. Words between two stars are on a screen, as they are written there. `teaching` has the rest. */
export const teachersWords = {
  documentTitle: 'For teachers',
  description:
    'Create a class, print its class card and collect the first report, step by step. No server, no accounts and no cost.',

  note: 'You can print this page',
  title: 'Your first class in ten minutes',
  lead: `${siteName} runs in the browser, so there is nothing to install. A class needs no accounts and no server. Follow this page from the first tap to the first collected report.`,
  startText: `Are you new on this device? It asks for your first name first. Enter it, then choose **${loginWords.title}**. The sample class saves nothing.`,
  /** On paper, in the place of the two buttons. `address` has no `https://`. */
  onPaper: (address: string) => `This page on the web: **${address}**`,
  index: 'On this page',

  needsNote: 'No server, no accounts',
  needsTitle: 'Before you start',
  needs: [
    {
      title: 'You',
      text: 'One phone, tablet or laptop with a camera. Your class is saved on this device only, locked with a password.',
    },
    {
      title: 'Your learners',
      text: 'Tablets, Chromebooks, laptops or phones, shared or not. Each learner needs only a first name.',
    },
    {
      title: 'Your room',
      text: 'A place on the wall for the class card. If you can’t print, show the class card on your screen.',
    },
    {
      title: 'Internet',
      text: `Once for each device, 10 minutes before class. Open the page **${navWords.pages.home}** and wait until it says **${offlineWords.readyMark}**. After that, everything on this page works offline.`,
    },
    { title: 'Money', text: 'Nothing. There are no fees, no contract and no ads.' },
  ],

  startNote: 'The minutes are our estimate',
  startTitle: 'Ten minutes to start',
  startIntro:
    'Try it with one learner first, or with a second device. Words in bold are on the screen as they are here.',
  minute: (minute: number) => `Minute ${minute}`,
  steps: [
    {
      minute: 0,
      title: 'Open your classes',
      text: `Choose **${opening.title}** at the top of this page, or **${learningCenterWords.teaching}** in the **${navWords.learningCenter}**. If the site asks for your first name, enter it and choose **${loginWords.title}**. The page **${classBookWords.title}** opens.`,
    },
    {
      minute: 1,
      title: 'Create the class',
      text: `Fill in **${opening.name}**, **${opening.teacher}** and **${opening.password}**. For the password, use four or five words, and write them down. No one can reset it. Choose **${opening.action}**.`,
    },
    {
      minute: 3,
      title: 'Make a backup',
      text: `The page **${page.card}** opens. Choose **${keep.toBackup}** near the top. On the next page, choose **${keep.make}** again. If the page asks whether the file is there, only **${isThereWords.yes}** records the backup. Keep the file somewhere else, such as on a USB drive.`,
    },
    {
      minute: 4,
      title: 'Print the class card',
      text: `Choose **${page.card}**, then **${classCardWords.print}** below it. Keep the paper in your room. Anyone with the class card can ask to join.`,
    },
    {
      minute: 5,
      title: 'A learner opens the class card',
      text: `With a phone, the learner points its camera at the square and opens the link. With a tablet or Chromebook, the learner opens this site, whose address is on the class card, and chooses **${navWords.signIn}**. A small screen has it in the menu. Either way, a new learner enters a first name and chooses **${loginWords.title}**. On the tablet or Chromebook, choose the tab **${navWords.sectionLearning}**, then **${learningCenterWords.joinClass}** and **${joinClassWords.scan}**.`,
    },
    {
      minute: 6,
      title: 'Compare the six words',
      text: `The learner’s screen asks **${joinClassWords.joinTitle}** Are its six words the same as on your class card, in the same order? Then choose **${joinClassWords.join}** at the end of the page.`,
    },
    {
      minute: 7,
      title: 'Collect the report',
      text: `The learner chooses **${joinClassWords.showCodes}**. On your device, choose **${page.collect}**, and **${cameraWords.start}** if it asks. Hold the screens about 4 inches apart until yours shows 8 digits.`,
    },
    {
      minute: 8,
      title: 'Confirm it',
      text: `The learner enters the 8 digits and chooses **${joinClassWords.check}**. The report counts as handed in when the learner’s screen says **${joinClassWords.isHandedIn}**`,
    },
    {
      minute: 9,
      title: 'Approve the learner',
      text: `On your screen, under **${classCollectWords.eye}**, choose **${approve}**, with your learner’s name. You do this once for each device.`,
    },
    {
      minute: 10,
      title: 'Look at your class',
      text: `Choose **${page.today}**, then **${page.grid}**. For the next learner, start again at step 5. Your camera reads one report after another.`,
    },
  ],

  sharedNote: 'Several learners, one device',
  sharedTitle: 'Shared tablets',
  shared: [
    {
      title: 'A name for each learner',
      text: `Choose **${learnersWords.switchLearner}** on the dashboard. Under **${learnersWords.newHere}** choose **${loginWords.title}**. Each learner gets a picture and separate progress.`,
    },
    {
      title: 'Every lesson',
      text: `**${learnersWords.switchLearner}** opens the page **${learnersWords.whoTitle}** Each learner taps their own picture.`,
    },
    {
      title: 'A PIN, if you like',
      text: `A learner can choose **${pinWords.set}** on the page **${navWords.profile}**. It keeps other learners out. It does not encrypt anything.`,
    },
    {
      title: 'Joining',
      text: 'Each learner joins the class once, under their own name. The tablet first asks who is joining.',
    },
    {
      title: 'Hand in everyone',
      text: `On one learner’s dashboard, choose **${joinClassWords.everyoneNow}**. Show the codes to the teacher’s phone, or choose **${joinClassWords.everyoneFile}**. No one needs to enter a PIN. Then **${classCollectWords.receiptsShow}** on your device confirms everyone, without digits. It brings the plan too.`,
    },
  ],

  cartNote: 'Managed by a school',
  cartTitle: 'A Chromebook cart',
  cart: [
    {
      title: 'The same one each time',
      text: 'Number the Chromebooks, and give each learner the same one in every lesson. Progress is saved on that Chromebook. It does not follow a Google account to another one.',
    },
    {
      title: 'Signing in',
      text: 'Each learner signs in to the Chromebook with their own account. If several share one account, treat the Chromebook like a shared tablet.',
    },
    {
      title: 'Guest mode',
      text: 'Don’t use it, and don’t use Incognito windows. Everything that this site saved is deleted when the session ends.',
    },
    {
      title: 'Collect every lesson',
      text: 'A managed Chromebook with little free space deletes user profiles, the oldest first. Reports that you have collected stay in your class.',
    },
  ],
  itTitle: 'Ask your school’s IT before the first lesson',
  itAddress: (address: string) => `Our address: **${address}**`,
  it: {
    keep: 'Keep local user data at sign-out. Turn ephemeral mode off.',
    data: 'Let our address keep its data after the session. Don’t clear cookies and site data on exit.',
    camera: 'Allow the camera for our address.',
    address: 'Allow our address in the web filter.',
  },
  itPolicies: 'Each line also has Chrome’s own names for the settings.',
}

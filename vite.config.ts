import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { appearanceInHead } from './tools/build/appearanceInHead.ts'
import { buildTarget } from './tools/build/buildTarget.ts'
import { checkedCourse } from './tools/build/checkedCourse.ts'
import { classesApart } from './tools/build/classesApart.ts'
import { authorBar } from './tools/content/dev/authorBar.ts'
import { lessonFaults } from './tools/content/dev/lessonFaults.ts'
import { chosenOrganization } from './tools/organization/chosenOrganization.ts'
import { fromRoot, LESSONS_FOLDER } from './tools/content/lessonsFolder.ts'
import { documentFiles } from './tools/build/documentFiles.ts'
import { expiryNotes } from './tools/build/expiryNotes.ts'
import { firebaseConfiguration } from './tools/build/firebaseConfiguration.ts'
import { hostFiles } from './tools/build/hostFiles.ts'
import { markedTexts } from './tools/build/markedTexts.ts'
import { narrowWhereNoContainers } from './tools/build/narrowWhereNoContainers.ts'
import { pageStyles } from './tools/build/pageStyles.ts'
import { type AssetsOfLanguages, otherLanguages } from './tools/build/otherLanguages.ts'
import { prerenderPages } from './tools/build/prerenderPages.ts'
import { relayConfiguration } from './tools/build/relayConfiguration.ts'
import { scriptGroup } from './tools/build/scriptGroups.ts'
import { serviceWorker } from './tools/build/serviceWorker.ts'
import { siteBaseConfiguration } from './tools/build/siteBase.ts'
import { ownColors } from './tools/organization/colors/ownColors.ts'
import { isFurtherLanguage, languageOfBuild } from './tools/languages/languageOfBuild.ts'
import { lessonsPlugin } from './tools/organization/course/lessonsPlugin.ts'
import { organizationPlugins } from './tools/organization/organizationPlugins.ts'
import { ownFiles } from './tools/organization/ownFiles.ts'
import { longestFirst } from './tests/seed/longestFirst.ts'
import { NODE_FLAGS } from './tests/seed/nodeFlags.ts'
import { patience } from './tests/seed/patienceOfRun.ts'
import { packedEdition } from './tools/editions/packedEdition.mjs'
import { webCryptoAlone } from './tools/build/webCryptoAlone.ts'
import { webManifestFile } from './tools/build/webManifest.ts'
import { typedStyles } from './tools/styles/typeStyles.ts'

const setupFiles = ['tests/seed/properties.ts', 'tests/seed/patience.ts']
const eachAnew = {
  isolate: false,
  setupFiles: [...setupFiles, 'tests/seed/beginsAnew.ts'],
  alias: { 'fake-indexeddb/auto': fileURLToPath(new URL('tests/seed/freshDatabases.ts', import.meta.url)) },
}

const IN_MARKS = 'tests/app/marks/*.long.test.tsx'

/** Tests see a site in English alone, and set up each other language themselves (tests/fakes/severalLanguages.ts). */
const inEnglish = fileURLToPath(new URL('src/words/languages.json', import.meta.url))

const isFurther = isFurtherLanguage()
const hasLanguages = languageOfBuild().languages.length > 1
const assetsOf: AssetsOfLanguages = new Map()

export default defineConfig({
  plugins: [
    siteBaseConfiguration(),
    ...organizationPlugins(),
    lessonsPlugin(),
    ...(isFurther ? [] : [checkedCourse(), ownFiles(), documentFiles(), expiryNotes()]),
    typedStyles(),
    pageStyles(),
    markedTexts(),
    react(),
    firebaseConfiguration(),
    relayConfiguration(),
    webCryptoAlone(),
    webManifestFile(),
    appearanceInHead(),
    // The faults of an own course are in the content check.
    lessonFaults(fromRoot(LESSONS_FOLDER), chosenOrganization().isOwn),
    authorBar(),
    prerenderPages(),
    // The build in English makes all that is there once, for all languages.
    ...(isFurther ? [] : [otherLanguages(assetsOf), hostFiles(), serviceWorker(assetsOf)]),
    classesApart(),
    packedEdition(),
  ],
  css: { postcss: { plugins: [narrowWhereNoContainers, ownColors()] } },
  build: {
    target: buildTarget,
    manifest: true,
    copyPublicDir: !isFurther,
    // Without it old browsers load preloaded chunks a little later, and every browser loads less.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React changes rarely: an update of the site must not fetch it again.
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler)\/|\/src\/app\/learner\/createRoot\.ts$/,
              priority: 1,
            },
            // A module of the entry that one of these needs stays in the entry.
            {
              debugName: 'learner area',
              name: (id, graph) => scriptGroup(id, graph, hasLanguages),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    alias: { '#languages': inEnglish },
    execArgv: NODE_FLAGS,
    // A page or a database often waits, so there is one more than processors.
    maxWorkers: availableParallelism() + 1,
    sequence: {
      sequencer: longestFirst([
        'besideTheEarlierSite',
        'laws.test',
        'words.test',
        'firebaseBuild',
        'updateCost',
        'ownSite',
      ]),
    },
    projects: [
      // A test file's name says what it needs. CONTRIBUTING.md explains the kinds.
      ...['dist', 'long'].map((name) => ({
        extends: true as const,
        test: { name, include: [`tests/**/*.${name}.test.{ts,tsx}`], exclude: [IN_MARKS], setupFiles },
      })),
      // The elements of a site in another language.
      { extends: true, plugins: [markedTexts(true)], test: { name: 'marked', include: [IN_MARKS], setupFiles } },
      { extends: true, test: { name: 'alone', include: ['tests/**/*.alone.test.{ts,tsx}'], setupFiles } },
      { extends: true, test: { name: 'disk', include: ['tests/**/*.disk.test.{ts,tsx}'], ...eachAnew } },
      {
        extends: true,
        test: { name: 'page', include: ['tests/**/*.page.test.{ts,tsx}'], environment: 'happy-dom', ...eachAnew },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/**/*.{alone,disk,dist,long,page}.test.{ts,tsx}'],
          isolate: false,
          setupFiles: [...setupFiles, 'tests/seed/leavesNoTrace.ts'],
        },
      },
    ],
    testTimeout: patience.testMs,
    hookTimeout: patience.testMs,
  },
})

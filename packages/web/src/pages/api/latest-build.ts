export { latestBuild as default } from '../../data/latest-build.ts';

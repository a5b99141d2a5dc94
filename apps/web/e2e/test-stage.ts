import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openStage, type Scene, type SceneOptions, type Stage } from './stage.ts';

export interface TestStage {
  openScene(options: SceneOptions): Promise<Scene>;
  openPage(options: SceneOptions): Promise<Page>;
}

/** A stage for the tests of one file. After each test every page that it opened must be free of problems. */
export function useStage(): TestStage {
  let stage: Stage;
  let scenes: Scene[] = [];
  beforeAll(async () => {
    stage = await openStage();
  });
  afterEach(async () => {
    const open = scenes;
    scenes = [];
    await Promise.all(open.map((scene) => scene.close()));
    for (const scene of open) expectNoProblems(scene);
  });
  afterAll(() => stage?.close());
  const openScene = async (options: SceneOptions) => {
    const scene = await stage.openScene(options);
    scenes.push(scene);
    return scene;
  };
  return { openScene, openPage: async (options) => (await openScene(options)).page };
}

function expectNoProblems(scene: Scene): void {
  expect(scene.problems()).toEqual([]);
}

/** Neither the page nor anything that sticks out of it makes it wider than the window. */
export async function expectNoSidewaysScroll(page: Page, name = 'the page'): Promise<void> {
  const { wide, window: width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide, `${name} is ${wide} px wide in a window of ${width} px`).toBeLessThanOrEqual(width);
}

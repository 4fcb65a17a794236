import './app/styles.ts';

/** Lets the browser do what is waiting, such as drawing a frame or hearing a tap. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Each part is evaluated in a task of its own, so that what a visitor does meanwhile is heard between them. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@aaram/shared-platform');
  await pause();
  const { startShop } = await import(/* webpackMode: "eager" */ './app/start-shop.tsx');
  await pause();
  await startShop();
}

void start();

import { REPORT_PATH } from './report-path.ts';

/** Id of the script element that lists the page's scripts. */
export const SCRIPTS_ELEMENT_ID = 'scripts';

/** One script of a page: shell scripts run at once and in order, a remote's are only preloaded. */
export type PageScript = { src: string; integrity: string; run: boolean };

/**
 * Starts the page's scripts when the first screen's picture is painted, or after a second, since a hidden page paints
 * nothing. On a slow line they would compete with that picture; on a fast one the wait costs two frames. Collects the
 * addresses of files that did not load (window.refused), and reports those whose bytes differ from the release, because
 * browsers do not report them. Keeps presses of buttons that nothing hears yet (window.early), also of one that is disabled
 * until the page knows the chosen size. The text is constant, so that its hash can stand in the policy, and it is readable
 * because no build step runs on it.
 */
export const startScript = `(function(){
var reports=5,refused=window.refused=[];
addEventListener('error',function(event){var tag=event.target,url=tag&&tag.integrity&&(tag.src||tag.href);
if(!url)return;refused.push(url);setTimeout(function(){var came=performance.getEntriesByName(url).pop();
if(came&&came.responseStatus===200&&reports-->0)navigator.sendBeacon('/api/reports',JSON.stringify({integrity:url,page:location.pathname}))},100)},true);
var page=document,list=JSON.parse(page.getElementById('${SCRIPTS_ELEMENT_ID}').textContent),started=false;
var early=window.early=[];
function press(event){var button=event.target.closest&&event.target.closest('button[type="button"]:not([popovertarget])');
if(button&&window.early===early&&(event.type==='click'||button.disabled)&&early.indexOf(button)<0)early.push(button)}
addEventListener('click',press,true);addEventListener('pointerup',press,true);
var errors=5,set=page.getElementById('${SCRIPTS_ELEMENT_ID}').dataset.set;
function report(event){if((event.error||event.type!=='error'||event.target.integrity)&&errors-->0)
navigator.sendBeacon('${REPORT_PATH}?set='+set+'&page='+encodeURIComponent(location.pathname))}
addEventListener('error',report,true);addEventListener('unhandledrejection',report);addEventListener('page-failed',report);
function start(){if(started)return;started=true;list.forEach(function(file){
var tag=page.createElement(file.run?'script':'link');
if(file.integrity)tag.integrity=file.integrity;
tag.crossOrigin='anonymous';
if(file.run){tag.async=false;tag.src=file.src}else{tag.rel='preload';tag.as='script';tag.href=file.src}
page.head.appendChild(tag)})}
var picture=page.querySelector('img[fetchpriority="high"]');
if(!picture){start();return}
function painted(){requestAnimationFrame(function(){requestAnimationFrame(start)})}
if(picture.complete)painted();else{picture.addEventListener('load',painted);picture.addEventListener('error',start)}
setTimeout(start,1000)})()`;

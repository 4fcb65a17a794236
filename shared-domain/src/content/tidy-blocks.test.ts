import { expect, it } from 'vitest';
import { tidyBlocks } from './tidy-blocks.ts';

const SRC = '/media/a_1x1_aabbcc/1.webp';

// rules: post-editor
it.each([
  ['<div><p>One</p></div><h4>Care</h4>Wash<h1></h1>', '<p>One</p><h3>Care</h3><p>Wash</p>'],
  [
    '<table><thead><tr><th>Size</th><th>Chest</th></tr></thead><tbody><tr><td>S</td><td>36</td></tr></tbody></table>',
    '<p>Size | Chest</p><p>S | 36</p>',
  ],
  ['<table><tr><td><p><b>S</b></p></td><td><p>36</p><p>cm</p></td></tr></table>', '<p><strong>S</strong> | 36 cm</p>'],
  ['<dl><dt>Cloth</dt><dd>Cotton</dd></dl>', '<p>Cloth</p><p>Cotton</p>'],
  [
    '<header>Top</header><figure><img src="x"><figcaption>A cuff</figcaption></figure>',
    '<p>Top</p><img src="x"><p>A cuff</p>',
  ],
  ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
  ['<b><p>a</p><p>b</p></b>c', '<p><strong>a</strong></p><p><strong>b</strong></p><p>c</p>'],
  ['<p><a href="/a">one <i>two</i></a></p>', '<p><a href="/a">one <em>two</em></a></p>'],
  ['<h5>H</h5><h6>i</h6>', '<h3>H</h3><h3>i</h3>'],
  ['<pre>one\ntwo</pre>', '<p>one<br>two</p>'],
  ['<p><del>1,999</del> <strike>999</strike></p>', '<p><s>1,999</s> <s>999</s></p>'],
  ['<ol start="5" type="a"><li>five</li></ol>', '<ol start="5"><li>five</li></ol>'],
  ['<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['  <span>loose</span>  ', '<p>loose</p>'],
  ['<p>a<ul><li>b</li></ul>', '<p>a</p><ul><li>b</li></ul>'],
  ['</div></p>a', '<p>a</p>'],
  ['<blockquote>a<p>b</p></blockquote>', '<blockquote>a<p>b</p></blockquote>'],
])('makes of %s clean blocks', (html, clean) => {
  expect(tidyBlocks(html)).toBe(clean);
  expect(tidyBlocks(clean)).toBe(clean);
});

// rules: post-editor
it.each([
  '<p><s>1,999</s> 999</p><hr>',
  '<p></p><p>a<br>b</p><ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  `<p>a</p><img src="${SRC}" alt="A cuff"><product-card data-id="x"></product-card>`,
  '<p>text <img src="x" /> more<br />x</p>',
  '<p><strong>a<em>b</em></strong></p><blockquote><p>q</p></blockquote><h2>H</h2>',
])('leaves %s as it is', (html) => {
  expect(tidyBlocks(html)).toBe(html);
});

/* A browser that knows no modules runs nothing else of the page (nomodule). */
location.replace('/unsupported.html');
